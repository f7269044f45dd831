const longestWait = 1000;

/** What was promised; undefined when it fails, or does not come within a second. */
export async function soon<T>(promised: Promise<T>): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), longestWait);
  });
  try {
    return await Promise.race([promised, tooLate]);
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
