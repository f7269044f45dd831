/** What to do when nothing is heard. */
export const HowToStart = () => (
  <section className="notice" aria-label="How to begin">
    <p>
      No page of the app speaks.{' '}
      <a href="/?inspect" target="_blank" rel="noopener">
        Open the app with <code>?inspect</code>
      </a>{' '}
      in this browser: a tab that was opened so keeps speaking until it is closed.
    </p>
  </section>
);
