import { capitalise, plainWords } from '../lib/text.ts';
import { isAllCapitals, readableName } from './name-case.ts';

/** What a bank writes of a payment: the name in it, and the date, as it is written; empty where there is none. */
export type BankLabel = { readonly name: string; readonly date: string };

/** How banks begin: without case and accents, longer ones first. The name of the shop or the person follows. */
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
// People write « Virement épargne » and « Carte cadeau » themselves, but neither of these.
const kindOfBanksAlone = /^(?:prlv|vir) |^\p{L}+ (?:\p{L}+ )?sepa /u;

const before = String.raw`(?<![\p{L}\p{N}/.-])`;
const after = String.raw`(?![\p{L}\p{N}/-])`;
const month = String.raw`(?:jan|f[eé]v|feb|mar|avr|apr|ma[iy]|jui|jun|jul|ao[uû]|aug|sep|oct|nov|d[eé]c)\p{L}*\.?`;
const dates: readonly RegExp[] = [
  String.raw`\d{1,2}[/-]\d{1,2}(?:[/-](?:\d{4}|\d{2}))?`,
  String.raw`\d{1,2}\.\d{1,2}\.(?:\d{4}|\d{2})`,
  String.raw`\d{1,2} ?${month}(?: ?(?:\d{4}|\d{2})(?!\d))?`,
].map((date) => new RegExp(`${before}(?:(?:du|le|on|fact) )?(${date})${after}`, 'iu'));
/** `121126` or `1211`, where a bank says that it is a date: at the start, or after a word for it. */
const bareDate = /(?:^|(?<![\p{L}\p{N}])(?:du|fact|on) )((?:0[1-9]|[12]\d|3[01])(?:0[1-9]|1[0-2])(?:\d{2})?)(?!\S)/iu;

const card = /(?<![\p{L}\p{N}])(?:(?:carte|card|cb|cd)[* ]*(?:n[°o]|num[eé]ro)? ?[x*]*\d{3,}[\dx*]*|[x*]+\d{3,})/giu;

/** What stands in a bank's text and in no name, in the order in which it is taken out. */
const noise: readonly RegExp[] = [
  card,
  // References, which end the text.
  /(?<=\S) (?:r[eé]f[eé]rence|r[eé]f|ics|rum|mandat|mandate|motif|ech|id)(?: ?[:/.]| (?=\S*\d)).*$/iu,
  /(?<!\S)\d{1,2}[h:]\d{2}(?!\S)/giu,
  // What it was in another currency, or before fees.
  /(?<!\S)\d{1,3}(?: ?\d{3})*[.,]\d{2}(?: ?(?:\p{Sc}|eur|usd|gbp|chf))?(?!\S)/giu,
  // A town with its department or postal code.
  /(?<=\S) \p{L}[\p{L}'-]* (?:\d{2}|\d{5})(?= *$)/iu,
  /(?<!\S)(?:n°|#) ?\d+(?!\S)/giu,
  /(?<!\S)\S*\d{4,}\S*/gu,
  /(?<=\S) (?:sarl|sasu|sas|sa|ltd|plc|inc|gmbh|clp|cpm|fr|gb)(?= *$)/iu,
];

/** Marks around a name, and a word that leads to it. */
const edges = /^(?:[\s:;,.*/-]+|(?:de|to|from) (?=\S))+|[\s:;,.*/-]+$/giu;

const withoutSpaces = (text: string): string => text.replaceAll(/\s+/gu, ' ').trim();

/** Without case and accents, letter by letter: what is found at a place is at this place of the text, too. */
const folded = (text: string): string => Array.from(text, (letter) => plainWords(letter) || letter).join('');

const withMarks = (date: string): string => (/^\d+$/u.test(date) ? (date.match(/\d{2}/gu) ?? []).join('/') : date);

/** What a date leaves of the text, and the date. */
const withoutDate = (text: string): BankLabel => {
  const found = [...dates, bareDate].map((pattern) => pattern.exec(text)).find((match) => match !== null);
  const [whole = '', date = ''] = found ?? [];
  return { name: text.replace(whole, ' '), date: withMarks(date) };
};

const isOfBank = (text: string, start: string | undefined, date: string): boolean => {
  if (text.search(card) >= 0) return true;
  if (start === undefined) return date !== '' && /(?<!\S)on \d/iu.test(text);
  return isAllCapitals(text) || date !== '' || kindOfBanksAlone.test(folded(text));
};

const longestLabel = 200;

/**
 * Reads what a bank writes of a payment, such as `CB 12/11 CARREFOUR PARIS 75` or `PRLV SEPA FREE MOBILE`: the name without the kind of
 * payment, the date, the card, references and the town. Undefined where nothing shows that a bank has written it.
 * Source: docs/specification.md#paste-names.
 */
export const readBankLabel = (text: string): BankLabel | undefined => {
  if (text.length > longestLabel) return undefined;
  const label = withoutSpaces(text.normalize('NFC'));
  const start = kind.exec(folded(label))?.[0];
  const { name: rest, date } = withoutDate(label.slice(start?.length ?? 0));
  if (!isOfBank(label, start, date)) return undefined;
  const bare = noise.reduce((left, pattern) => withoutSpaces(left.replace(pattern, ' ')), withoutSpaces(rest));
  const name = bare.replaceAll(edges, '');
  return { name: /\p{L}/u.test(name) ? capitalise(readableName(name)) : label, date };
};

/** The known name that a name begins with, word by word, the longest one; the name itself where there is none. */
export const knownName = (name: string, known: readonly string[]): string => {
  const words = `${plainWords(name)} `;
  const [longest] = known
    .filter((each) => plainWords(each) !== '' && words.startsWith(`${plainWords(each)} `))
    .toSorted((one, other) => other.length - one.length);
  return longest ?? name;
};
