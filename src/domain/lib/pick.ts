/** The values in `whole` of the fields that are in `changes`. */
export function pick<T extends object>(whole: T, changes: Partial<T>): Partial<T> {
  const before: Partial<T> = {};
  for (const key in changes) before[key] = whole[key];
  return before;
}

/** Whether every field of `part` has the same value in `whole`. */
export const includes = <T extends object>(whole: T, part: Partial<T>): boolean => {
  for (const key in part) if (whole[key] !== part[key]) return false;
  return true;
};
