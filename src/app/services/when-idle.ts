const idleDelay = 3000;

/** Runs something once the page has had time for what matters more; the answer calls it off. */
export const afterStartup = (run: () => void): (() => void) => {
  const timer = setTimeout(run, idleDelay);
  return () => clearTimeout(timer);
};
