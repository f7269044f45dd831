/** The fields of `whole` that `changes` has too, as they stand. */
export function pick<T extends object>(whole: T, changes: Partial<T>): Partial<T> {
  const before: Partial<T> = {};
  for (const key in changes) before[key] = whole[key];
  return before;
}

/** Whether `whole` has every field of `part` with the same value. */
export const includes = <T extends object>(whole: T, part: Partial<T>): boolean => {
  for (const key in part) if (whole[key] !== part[key]) return false;
  return true;
};
