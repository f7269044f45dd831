/** Marks a promise as React does: what has come is shown at once, without a moment of nothing in between. */
export function readableAtOnce<T>(promise: Promise<T>): Promise<T> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => {},
  );
  return promise;
}
