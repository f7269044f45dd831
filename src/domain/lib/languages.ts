/** Lower-case words of a language in typed and pasted texts (`locales/<language>/vocabulary.json`). Only words of dates have accents. */
export type Vocabulary = {
  /** The twelve months with their abbreviations. */
  readonly months: readonly (readonly string[])[];
  /** The first letters of the seven weekdays in pasted dates, with accents. */
  readonly weekdays: readonly string[];
  /** "Today" as a pasted date, with accents. */
  readonly today: string;
  /** "Yesterday" as a pasted date, with accents. */
  readonly yesterday: string;
  /** Suffixes of the number of a day: `er`, `th`. */
  readonly ordinals: readonly string[];
  /** Other words in a pasted date, with accents: `le`, `of`. */
  readonly besideMonth: readonly string[];
  /** The numbers from one to twelve with their grammatical forms. */
  readonly numbers: readonly (readonly string[])[];
  readonly monthUnits: readonly string[];
  readonly yearUnits: readonly string[];
  /** Words before the number in a periodicity: `tous les`, `every`. */
  readonly every: readonly string[];
  /** The words after the number of times a year: `fois par an`. */
  readonly timesAYear: string;
  /** Periodicities without a number, by length in months: `annuel`. */
  readonly periodicities: Readonly<Record<string, readonly string[]>>;
  /** Words before a number of months or years from now: `dans`, `in`. */
  readonly fromNow: readonly string[];
  /** Due months without a number, by distance in months: `next month`. */
  readonly monthsFromNow: Readonly<Record<string, readonly string[]>>;
  /** Words before a due month: `en`, `for`. */
  readonly beforeDueMonth: readonly string[];
  /** The first letters of the headings in a pasted table. A heading of `bank` shows that the table comes from a bank. */
  readonly headings: Readonly<Record<'day' | 'name' | 'amount' | 'debit' | 'credit' | 'bank', readonly string[]>>;
};

/** A language of the interface. */
export type Language = {
  /** The code of the language and the name of its folder in `locales/`: `en`. */
  readonly code: string;
  /** The BCP 47 tag for `Intl`: `en-GB`. */
  readonly locale: string;
  /** The first day of the week, 0 for Sunday. */
  readonly firstWeekday: number;
  readonly vocabulary: Vocabulary;
};

let registered: readonly Language[] = [];

/** Sets the languages of the interface. Other functions of the domain throw before this call. */
export const registerLanguages = (languages: readonly Language[]): void => {
  registered = languages;
};

/** The languages of the interface, always the same array. Throws before `registerLanguages`. */
export const allLanguages = (): readonly Language[] => {
  if (registered.length === 0) throw new Error('No language is registered: call registerLanguages first.');
  return registered;
};

/** The language of a code. Throws for an unknown code. */
export const languageOf = (code: string): Language => {
  const language = allLanguages().find((each) => each.code === code);
  if (!language) throw new Error(`The language ${code} is not registered.`);
  return language;
};
