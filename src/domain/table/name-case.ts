const lowerCaseWords: ReadonlySet<string> = new Set(
  'a à au aux de des du en et la le les par pour sur the of and at in on for'.split(' '),
);

const acronyms: ReadonlySet<string> = new Set(
  'caf cpam dgfip edf gmf ikea maaf macif maif mgen ratp ue uk usa'.split(' '),
);

const vowel = /[aeiouyàâéèêëîïôöûüœ]/u;
const startOfPart = /(?<=^|[-.]|^\p{L}['’])\p{L}/gu;

const inTitleCase = (word: string, index: number): string => {
  const lower = word.toLowerCase();
  if (index > 0 && lowerCaseWords.has(lower)) return lower;
  const isAcronym = acronyms.has(lower) || !vowel.test(lower);
  return isAcronym ? word : lower.replaceAll(startOfPart, (letter) => letter.toUpperCase());
};

/** Whether all letters of a text are capitals. */
export const isAllCapitals = (text: string): boolean => /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text);

/** Converts a name in capitals to title case, keeping acronyms: `BOULANGERIE DU LAC` becomes « Boulangerie du Lac ». */
export const readableName = (text: string): string =>
  isAllCapitals(text) ? text.split(' ').map(inTitleCase).join(' ') : text;
