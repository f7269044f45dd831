/** Loads on the first call and gives every caller the same promise; what has failed is loaded again when it is asked for again. */
export function loadedOnce<T>(load: () => Promise<T>): () => Promise<T> {
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
