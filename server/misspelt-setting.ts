/** A variable that is no setting, and the setting that its name comes closest to. */
export type MisspeltSetting = { readonly name: string; readonly setting: string };

type Texts = readonly [left: string, right: string];

/** What remains of two texts after each edit that their first letters allow. */
const afterAnEdit = ([left, right]: Texts): readonly Texts[] => {
  const isSwapped = left[0] === right[1] && left[1] === right[0];
  return [
    [left.slice(1), right],
    [left, right.slice(1)],
    isSwapped ? [left.slice(2), right.slice(2)] : [left.slice(1), right.slice(1)],
  ];
};

/** Whether so many letters inserted, removed, replaced or swapped with their neighbour turn one text into the other. */
const isWithin = (edits: number, [left, right]: Texts): boolean => {
  if (left === '' || right === '') return left.length + right.length <= edits;
  if (left[0] === right[0]) return isWithin(edits, [left.slice(1), right.slice(1)]);
  return edits > 0 && afterAnEdit([left, right]).some((texts) => isWithin(edits - 1, texts));
};

const lettersOf = (name: string): string => name.replaceAll(/[-_]/g, '').toUpperCase();

// HOST and PORT are too short for any edit, and ordinary variables such as PROJECT_DIR are further away.
const lettersPerEdit = 5;

const isMisspelt = (name: string, setting: string): boolean => {
  const texts = [lettersOf(name), lettersOf(setting)] as const;
  return isWithin(Math.floor(texts[1].length / lettersPerEdit), texts);
};

// Every program that is started from an AppImage finds it in its environment.
const ordinaryNames: ReadonlySet<string> = new Set(['APPDIR']);

/** The first variable whose name is nearly that of a setting; differences of case, `_` and `-` alone always count. */
export const findMisspeltSetting = (
  names: readonly string[],
  settings: readonly string[],
): MisspeltSetting | undefined => {
  for (const name of names) {
    if (settings.includes(name) || ordinaryNames.has(name)) continue;
    const setting = settings.find((known) => isMisspelt(name, known));
    if (setting !== undefined) return { name, setting };
  }
  return undefined;
};
