import type { Line } from './sheet.ts';

const isSame = (a: object, b: object): boolean => {
  const before = new Map<string, unknown>(Object.entries(a));
  const after = Object.entries(b);
  return before.size === after.length && after.every(([key, value]) => before.get(key) === value);
};

const replaced = <L extends Line>(lines: readonly L[], next: (line: L) => L, id: string): readonly L[] => {
  const index = lines.findIndex((line) => line.id === id);
  const line = lines[index];
  const after = line && next(line);
  return line === undefined || after === undefined || isSame(line, after) ? lines : lines.with(index, after);
};

/** Applies `changes` to line `id`; the same reference when nothing changes. */
export const withChanges = <L extends Line>(
  lines: readonly L[],
  id: string,
  changes: NoInfer<Partial<L>>,
): readonly L[] => replaced(lines, (line) => ({ ...line, ...changes }), id);

/** Appends `line`, or replaces the line with the same id. */
export const withLine = <L extends Line>(lines: readonly L[], line: L): readonly L[] =>
  lines.some(({ id }) => id === line.id) ? replaced(lines, () => line, line.id) : [...lines, line];

/** Removes line `id`; the same reference when no line has that id. */
export const withoutLine = <L extends Line>(lines: readonly L[], id: string): readonly L[] =>
  lines.some((line) => line.id === id) ? lines.filter((line) => line.id !== id) : lines;

/** `next` with the references of equal lines in `known` (structural sharing); `known` itself when the lists are equal. */
export const reuseEqualLines = <L extends Line>(known: readonly L[], next: readonly L[]): readonly L[] => {
  const byId = new Map(known.map((one) => [one.id, one]));
  const shared = next.map((one) => {
    const before = byId.get(one.id);
    return before && isSame(before, one) ? before : one;
  });
  return shared.length === known.length && shared.every((one, index) => one === known[index]) ? known : shared;
};
