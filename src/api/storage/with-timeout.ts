const timeout = 1000;

/** The value of a promise; undefined when it rejects, or is not settled within a second. */
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
