// Marks a promise as React does: what has come is shown at once, without a moment of nothing in between.
function readableAtOnce<T>(promise: Promise<T>): Promise<T> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => {},
  );
  return promise;
}

/** Loads on the first call and gives every caller the same promise; what has failed is loaded again when it is asked for again. */
export function loadedOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  const forget = () => {
    loading = undefined;
  };
  const start = () => {
    loading = readableAtOnce(load());
    loading.catch(forget);
    return loading;
  };
  return () => loading ?? start();
}
