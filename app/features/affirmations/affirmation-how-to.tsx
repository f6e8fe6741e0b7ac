/** How a sentence can be used; nothing of it is a duty. */
export const AffirmationHowTo = () => (
  <section className="prose mt-10" aria-labelledby="how-to">
    <h2 id="how-to">How to use these</h2>
    <p>
      There is one sentence for the morning, one for midday and one for the evening. They stay the
      same all day.
    </p>
    <ul>
      <li>Read the sentence once, slowly. Aloud, if you like.</li>
      <li>Ask yourself what one small thing would go with it.</li>
      <li>
        If it does not fit how you feel, you can leave it, or choose others with the button above.
        Nothing depends on it.
      </li>
    </ul>
  </section>
)
