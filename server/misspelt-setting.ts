export type MisspeltSetting = { readonly name: string; readonly setting: string };

type Texts = readonly [left: string, right: string];

/** The remaining texts after each possible edit at the start. */
const afterAnEdit = ([left, right]: Texts): readonly Texts[] => {
  const isSwapped = left[0] === right[1] && left[1] === right[0];
  return [
    [left.slice(1), right],
    [left, right.slice(1)],
    isSwapped ? [left.slice(2), right.slice(2)] : [left.slice(1), right.slice(1)],
  ];
};

/** Whether at most `edits` insertions, deletions, replacements or swaps of neighbours change one text into the other. */
const isWithin = (edits: number, [left, right]: Texts): boolean => {
  if (left === '' || right === '') return left.length + right.length <= edits;
  if (left[0] === right[0]) return isWithin(edits, [left.slice(1), right.slice(1)]);
  return edits > 0 && afterAnEdit([left, right]).some((texts) => isWithin(edits - 1, texts));
};

const lettersOf = (name: string): string => name.replaceAll(/[-_]/g, '').toUpperCase();

// HOST and PORT allow no edit, because they are short; common variables such as PROJECT_DIR differ by more letters.
const lettersPerEdit = 5;

const isMisspelt = (name: string, setting: string): boolean => {
  const texts = [lettersOf(name), lettersOf(setting)] as const;
  return isWithin(Math.floor(texts[1].length / lettersPerEdit), texts);
};

// AppImage sets APPDIR in every program that it starts.
const commonNames: ReadonlySet<string> = new Set(['APPDIR']);

/** Finds the first variable that resembles a setting, ignoring case, `_` and `-`. */
export const findMisspeltSetting = (
  names: readonly string[],
  settings: readonly string[],
): MisspeltSetting | undefined => {
  for (const name of names) {
    if (settings.includes(name) || commonNames.has(name)) continue;
    const setting = settings.find((known) => isMisspelt(name, known));
    if (setting !== undefined) return { name, setting };
  }
  return undefined;
};
