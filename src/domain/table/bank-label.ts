import { capitalise, plainWords } from '../lib/text.ts';
import { isAllCapitals, readableName } from './name-case.ts';

/** The name and the date text in a bank's description of a payment. The date can be empty. */
export type BankLabel = { readonly name: string; readonly date: string };

/** The payment types that bank descriptions start with, longest first, in lower case without accents. */
const kinds = [
  '(?:paiement|achat|facture|avoir|remboursement)(?: par)? (?:carte|cb)(?: bancaire)?',
  'paiement psc',
  '(?:prelevement|prlv)(?: europeen)?(?: sepa)?(?: europeen)?',
  '(?:virement|vir)(?: (?:sepa|instantane|inst|permanent|perm|recu|emis|web|de|vers|a|en faveur de))*',
  'carte',
  'cb',
  '(?:recurring )?(?:debit )?card (?:payment|purchase)(?: to| at)?',
  'purchase authorized',
  'pos (?:debit|purchase)',
  'check ?card',
  '(?:sepa )?direct debit(?: to)?',
  'bill payment(?: to)?',
  'faster payments?(?: receipt| to| from)?',
  'standing order(?: to)?',
  'bank transfer(?: to| from)?',
  'vis',
].join('|');

const kind = new RegExp(`^(?:${kinds})(?![\\p{L}\\p{N}'’])[ :.-]*`, 'u');
// Only banks write these. Users type names such as « Virement épargne » or « Carte cadeau ».
const bankOnlyKind = /^(?:prlv|vir) |^\p{L}+ (?:\p{L}+ )?sepa /u;

const before = String.raw`(?<![\p{L}\p{N}/.-])`;
const after = String.raw`(?![\p{L}\p{N}/-])`;
const month = String.raw`(?:jan|f[eé]v|feb|mar|avr|apr|ma[iy]|jui|jun|jul|ao[uû]|aug|sep|oct|nov|d[eé]c)\p{L}*\.?`;
const dates: readonly RegExp[] = [
  String.raw`\d{1,2}[/-]\d{1,2}(?:[/-](?:\d{4}|\d{2}))?`,
  String.raw`\d{1,2}\.\d{1,2}\.(?:\d{4}|\d{2})`,
  String.raw`\d{1,2} ?${month}(?: ?(?:\d{4}|\d{2})(?!\d))?`,
].map((date) => new RegExp(`${before}(?:(?:du|le|on|fact) )?(${date})${after}`, 'iu'));
/** `121126` or `1211` as a date, at the start or after `du`, `fact` or `on`. */
const bareDate = /(?:^|(?<![\p{L}\p{N}])(?:du|fact|on) )((?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])(?:\d{2})?)(?!\S)/iu;

const card = /(?<![\p{L}\p{N}])(?:(?:carte|card|cb|cd)[* ]*(?:n[°o]|num[eé]ro)? ?[x*]*\d{3,}[\dx*]*|[x*]+\d{3,})/giu;

/** Parts of a bank's description that do not belong to the name, in order of removal. */
const noise: readonly RegExp[] = [
  card,
  // References up to the end of the text.
  /(?<=\S) (?:r[eé]f[eé]rence|r[eé]f|ics|rum|mandat|mandate|motif|ech|id)(?: ?[:/.]| (?=\S*\d)).*$/iu,
  /(?<!\S)\d{1,2}[h:]\d{2}(?!\S)/giu,
  // Amounts in a foreign currency or before fees.
  /(?<!\S)\d{1,3}(?: ?\d{3})*[.,]\d{2}(?: ?(?:\p{Sc}|eur|usd|gbp|chf))?(?!\S)/giu,
  // A town with its department or postal code.
  /(?<=\S) \p{L}[\p{L}'-]* (?:\d{2}|\d{5})(?= *$)/iu,
  /(?<!\S)(?:n°|#) ?\d+(?!\S)/giu,
  /(?<!\S)\S*\d{4,}\S*/gu,
  /(?<=\S) (?:sarl|sasu|sas|sa|ltd|plc|inc|gmbh|clp|cpm|fr|gb)(?= *$)/iu,
];

/** Punctuation around a name, and a preposition before it. */
const edges = /^(?:[\s:;,.*/-]+|(?:de|to|from) (?=\S))+|[\s:;,.*/-]+$/giu;

const withoutSpaces = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();

/** Removes case and accents letter by letter, so that indexes stay valid in the original text. */
const folded = (text: string): string => Array.from(text, (letter) => plainWords(letter) || letter).join('');

const withMarks = (date: string): string => (/^\d+$/u.test(date) ? (date.match(/\d{2}/gu) ?? []).join('/') : date);

const withoutDate = (text: string): BankLabel => {
  const found = [...dates, bareDate].map((pattern) => pattern.exec(text)).find((match) => match !== null);
  const [whole = '', date = ''] = found ?? [];
  return { name: text.replace(whole, ' '), date: withMarks(date) };
};

const isOfBank = (text: string, start: string | undefined, date: string): boolean => {
  if (text.search(card) >= 0) return true;
  if (start === undefined) return date !== '' && /(?<!\S)on \d/iu.test(text);
  return isAllCapitals(text) || date !== '' || bankOnlyKind.test(folded(text));
};

const maxLabelLength = 200;

/**
 * Reads a bank's description of a payment, such as `CB 12/11 CARREFOUR PARIS 75` or `PRLV SEPA FREE MOBILE`. The name excludes the
 * payment type, date, card, references and town. Undefined if the text does not look like a bank's.
 * Source: docs/specification.md#paste-names.
 */
export const readBankLabel = (text: string): BankLabel | undefined => {
  if (text.length > maxLabelLength) return undefined;
  const label = withoutSpaces(text.normalize('NFC'));
  const start = kind.exec(folded(label))?.[0];
  const { name: rest, date } = withoutDate(label.slice(start?.length ?? 0));
  if (!isOfBank(label, start, date)) return undefined;
  const bare = noise.reduce((left, pattern) => withoutSpaces(left.replace(pattern, ' ')), withoutSpaces(rest));
  const name = bare.replaceAll(edges, '');
  return { name: /\p{L}/u.test(name) ? capitalise(readableName(name)) : label, date };
};

/** The longest known name whose words a name starts with, else the name itself. */
export const knownName = (name: string, known: readonly string[]): string => {
  const words = `${plainWords(name)} `;
  const [longest] = known
    .filter((each) => plainWords(each) !== '' && words.startsWith(`${plainWords(each)} `))
    .toSorted((one, other) => other.length - one.length);
  return longest ?? name;
};
