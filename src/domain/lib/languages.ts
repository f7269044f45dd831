/**
 * The words of a language that people type and paste (`locales/<language>/vocabulary.json`), in lower case. Words have no accents,
 * except those read in pasted dates.
 */
export type Vocabulary = {
  /** The twelve months, each with its abbreviations. */
  readonly months: readonly (readonly string[])[];
  /** The first letters of the seven weekdays, with accents: pasted dates contain them. */
  readonly weekdays: readonly string[];
  /** A pasted date, with accents. */
  readonly today: string;
  /** A pasted date, with accents. */
  readonly yesterday: string;
  /** Suffixes of the number of a day: `er`, `th`. */
  readonly ordinals: readonly string[];
  /** Other words in a pasted date, with accents: `le`, `of`. */
  readonly besideMonth: readonly string[];
  /** The numbers from one to twelve, each with its forms. */
  readonly numbers: readonly (readonly string[])[];
  readonly monthUnits: readonly string[];
  readonly yearUnits: readonly string[];
  /** Words before the number in a periodicity: `tous les`, `every`. */
  readonly every: readonly string[];
  /** The words after the number of times a year: `fois par an`. */
  readonly timesAYear: string;
  /** Periodicities without a number, by their number of months. */
  readonly periodicities: Readonly<Record<string, readonly string[]>>;
  /** Words before a number of months or years from now: `dans`, `in`. */
  readonly fromNow: readonly string[];
  /** Due months without a number, by their months from now: `next month`. */
  readonly monthsFromNow: Readonly<Record<string, readonly string[]>>;
  /** Words before a due month: `en`, `for`. */
  readonly beforeDueMonth: readonly string[];
  /** The first letters of the headings of a pasted table. Those of `bank` show that a bank made it. */
  readonly headings: Readonly<Record<'day' | 'name' | 'amount' | 'debit' | 'credit' | 'bank', readonly string[]>>;
};

/** A language of the interface. */
export type Language = {
  /** Names the language and its folder in `locales/`: `en`. */
  readonly code: string;
  /** The BCP 47 tag for `Intl`: `en-GB`. */
  readonly locale: string;
  /** The first day of the week, 0 for Sunday. */
  readonly firstWeekday: number;
  readonly vocabulary: Vocabulary;
};

let registered: readonly Language[] = [];

/** Sets the languages of the interface, before any other function of the domain needs them. */
export const registerLanguages = (languages: readonly Language[]): void => {
  registered = languages;
};

/** The languages of the interface, always the same array. Throws before they are registered. */
export const allLanguages = (): readonly Language[] => {
  if (registered.length === 0) throw new Error('No language is registered: call registerLanguages first.');
  return registered;
};

/** The language of a code. Throws for an unknown one. */
export const languageOf = (code: string): Language => {
  const language = allLanguages().find((each) => each.code === code);
  if (!language) throw new Error(`The language ${code} is not registered.`);
  return language;
};
