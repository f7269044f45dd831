/** Memoises a load: every caller gets the promise of the first call; after a failure the next call loads again. */
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
