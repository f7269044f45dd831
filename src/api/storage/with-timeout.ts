const timeout = 1000;

/** The value of a promise; undefined if it rejects or takes longer than a second. */
export async function withTimeout<T>(promised: Promise<T>): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timedOut = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), timeout);
  });
  try {
    return await Promise.race([promised, timedOut]);
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
