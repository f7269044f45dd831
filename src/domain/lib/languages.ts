/**
 * The words of a language that people type and paste: `locales/<language>/vocabulary.json`. In lower case and without accents,
 * except where accents are mentioned.
 */
export type Vocabulary = {
  /** The names of the twelve months, each with its abbreviations. */
  readonly months: readonly (readonly string[])[];
  /** How the names of the seven weekdays begin, with accents. */
  readonly weekdays: readonly string[];
  /** With accents. */
  readonly today: string;
  /** With accents. */
  readonly yesterday: string;
  /** What may follow a day's number: `er`, `th`. */
  readonly ordinals: readonly string[];
  /** Other words that a date with a month's name may contain, with accents: `le`, `of`. */
  readonly besideMonth: readonly string[];
  /** The names of the numbers from one to twelve. */
  readonly numbers: readonly (readonly string[])[];
  readonly monthUnits: readonly string[];
  readonly yearUnits: readonly string[];
  /** What may precede a number of months or years in a periodicity: `tous les`, `every`. */
  readonly every: readonly string[];
  /** What follows a number of times: `fois par an`. */
  readonly timesAYear: string;
  /** Periodicities without a number, by how many months they are. */
  readonly periodicities: Readonly<Record<string, readonly string[]>>;
  /** What may precede a number of months or years from now: `dans`, `in`. */
  readonly fromNow: readonly string[];
  /** Names of months, by how many months from now they are: `next month`. */
  readonly monthsFromNow: Readonly<Record<string, readonly string[]>>;
  /** What may precede the month in which a provision is due: `en`, `for`. */
  readonly beforeDueMonth: readonly string[];
  /** How the headings of a table begin, by their column; `bank` are headings that show that the table is a bank's. */
  readonly headings: Readonly<Record<'day' | 'name' | 'amount' | 'debit' | 'credit' | 'bank', readonly string[]>>;
};

/** A language of the interface. */
export type Language = {
  /** The code by which everything refers to it, such as `en`; its folder in `locales/`. */
  readonly code: string;
  /** The BCP 47 tag for `Intl`, such as `en-GB`. */
  readonly locale: string;
  /** The weekday that begins a week, 0 for Sunday. */
  readonly firstWeekday: number;
  readonly vocabulary: Vocabulary;
};

let registered: readonly Language[] = [];

/** Sets the languages of the interface: the domain has none of its own. Called before anything is read or written. */
export const registerLanguages = (languages: readonly Language[]): void => {
  registered = languages;
};

/** All languages of the interface; the same array for all calls. Throws before they are registered. */
export const allLanguages = (): readonly Language[] => {
  if (registered.length === 0) throw new Error('No language is registered: call registerLanguages first.');
  return registered;
};

/** Throws when the interface has no such language. */
export const languageOf = (code: string): Language => {
  const language = allLanguages().find((each) => each.code === code);
  if (!language) throw new Error(`The language ${code} is not registered.`);
  return language;
};
