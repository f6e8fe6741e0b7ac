/** Something to do while waiting for an answer: the senses, one after the other. */
export const Grounding = () => (
  <section className="card bg-lamp-tint!" aria-labelledby="grounding">
    <h2 id="grounding">Something to hold on to</h2>
    <p className="mt-2">
      While it rings, or while you decide, you can do this. Slowly, and only as far as it helps.
    </p>
    <ol className="mt-3 grid list-decimal gap-1 pl-6">
      <li>Press both feet, or your back, against what carries you.</li>
      <li>Look for five things and say what they are.</li>
      <li>Touch four things. Notice warm or cool, rough or smooth.</li>
      <li>Listen for three sounds, near or far.</li>
      <li>Find two smells, then one taste. A sip of water counts.</li>
      <li>Breathe out slowly. You only need to get through this minute.</li>
    </ol>
  </section>
)
