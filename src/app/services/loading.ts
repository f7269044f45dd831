/** Memoises a load: all callers share the promise of the first call. After a failure, the next call loads again. */
export function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  const forget = () => {
    loading = undefined;
  };
  const start = () => {
    loading = load();
    loading.catch(forget);
    return loading;
  };
  return () => loading ?? start();
}

const startupTime = 3000;

/** Calls `run` a few seconds later, when start-up is over; returns a function that cancels it. */
export const afterStartup = (run: () => void): (() => void) => {
  const timer = setTimeout(run, startupTime);
  return () => clearTimeout(timer);
};
