/** Said to a browser without script, which cannot open what it keeps. */
export const NeedsScript = () => (
  <noscript>
    <p className="notice">
      Assessments that Burrow was not asked to keep live in the browser they were answered in,
      encrypted. To open them, this page needs JavaScript.
    </p>
  </noscript>
)
