import { exactOf, exactText, roundedCents } from './exact-oracle.ts';

// An independent implementation of `parseAmount`. It scans characters instead of using regular expressions.

const isDigits = (text: string): boolean =>
  text !== '' && text.split('').every((symbol) => '0123456789'.includes(symbol));

const currencyPlaces = [/^€/, /^[+(-]€/, /€$/, /€[-)]$/];

const peelCurrency = (text: string): string => {
  const marked = text.toUpperCase().replaceAll('EUR', '€');
  const place = currencyPlaces.findIndex((pattern) => pattern.test(marked));
  if (place < 0) return text;
  const at = place < 2 ? marked.indexOf('€') : marked.lastIndexOf('€');
  return marked.slice(0, at) + marked.slice(at + 1);
};

const peelSign = (text: string): { readonly minus: boolean; readonly rest: string } => {
  if (text.startsWith('(') && text.endsWith(')')) return { minus: true, rest: text.slice(1, -1) };
  if (text.startsWith('-')) return { minus: true, rest: text.slice(1) };
  if (text.startsWith('+')) return { minus: false, rest: text.slice(1) };
  return text.endsWith('-') ? { minus: true, rest: text.slice(0, -1) } : { minus: false, rest: text };
};

const isGrouped = (groups: readonly string[]): boolean => {
  const [head = '', ...tail] = groups;
  return (
    isDigits(head) &&
    head.length <= 3 &&
    !head.startsWith('0') &&
    tail.every((group) => isDigits(group) && group.length === 3)
  );
};

type Parts = { readonly whole: string; readonly fraction: string; readonly either: boolean };

const grouped = (groups: readonly string[], fraction: string): Parts | undefined =>
  isGrouped(groups) && isDigits(`0${fraction}`) ? { whole: groups.join(''), fraction, either: false } : undefined;

const plain = (whole: string, fraction: string): Parts | undefined =>
  isDigits(whole + fraction)
    ? { whole, fraction, either: fraction.length === 3 && isGrouped([whole, fraction]) }
    : undefined;

const split = (text: string): Parts | undefined => {
  const separators = text.split('').filter((symbol) => symbol === ',' || symbol === '.');
  const last = separators.at(-1) ?? ',';
  const other = last === ',' ? '.' : ',';
  const [head = '', fraction = '', ...more] = text.split(last);
  if (separators.length < 2) return plain(head, fraction);
  if (!separators.includes(other)) return grouped(text.split(last), '');
  return more.length > 0 ? undefined : grouped(head.split(other), fraction);
};

const toNumber = (text: string) => Number(text) || 0;

type Term = Parts & { readonly sign: '' | '-' };

const isPart = (symbol: string | undefined) => symbol !== undefined && '0123456789,.'.includes(symbol);

/** Splits a text before every sign between two numbers. A text with other signs, except a leading sign, is a single term. */
const cut = (text: string): readonly string[] => {
  const symbols = text.split('');
  const isJoint = (index: number) => isPart(symbols[index - 1]) && isPart(symbols[index + 1]);
  const signs = symbols.flatMap((symbol, index) => ('+-'.includes(symbol) ? [index] : []));
  const joints = signs.filter(isJoint);
  const isSum = symbols.every((symbol) => isPart(symbol) || '+-'.includes(symbol));
  if (!isSum || signs.some((index) => index !== 0 && !isJoint(index))) return [text];
  return [0, ...joints].map((start, order) => text.slice(start, joints[order]));
};

const termOf = (text: string): Term | undefined => {
  const { minus, rest } = peelSign(text);
  const parts = split(rest);
  return parts && { ...parts, sign: minus ? '-' : '' };
};

/** The value of a term as an integer, scaled by 10^`scale`. */
const scaled = ({ sign, whole, fraction }: Term, scale: number): bigint =>
  BigInt(`${sign}${whole}${fraction.padEnd(scale, '0')}`);

const total = (values: readonly bigint[]) => values.reduce((sum, value) => sum + value, 0n);

const hundredthsText = (value: bigint) => toNumber(exactText({ digits: value, scale: 2 }));

const isOverlong = ({ either, fraction }: Term): boolean =>
  !either && fraction.split('').some((digit, place) => place >= 2 && digit !== '0');

const readingOf = (terms: readonly Term[]) => {
  const scale = Math.max(2, ...terms.map(({ fraction }) => fraction.length));
  const valuesOf = (each: readonly Term[]) => each.map((term) => scaled(term, scale));
  const limit = 999_999_999_999_999n * 10n ** BigInt(scale - 2);
  const isKept = (value: bigint) => value <= limit && value >= -limit;
  const textOf = (value: bigint) => exactText({ digits: value, scale });
  const sum = total(valuesOf(terms));
  if (terms.some(isOverlong)) return { kind: 'refused', why: 'tooManyDecimals' };
  if (!valuesOf(terms).every(isKept)) return { kind: 'refused', why: 'tooLarge' };
  if (!terms.some(({ either }) => either))
    return isKept(sum) ? { kind: 'amount', value: toNumber(textOf(sum)) } : { kind: 'refused', why: 'tooLarge' };
  const asThousands = (term: Term) =>
    term.either ? { ...term, whole: term.whole + term.fraction, fraction: '' } : term;
  const cents = roundedCents(exactOf(textOf(sum)));
  const thousands = total(valuesOf(terms.map(asThousands)));
  const isEitherKept = isKept(thousands) || isKept(cents * 10n ** BigInt(scale - 2));
  return isEitherKept
    ? { kind: 'refused', why: 'ambiguous', readings: [hundredthsText(cents), toNumber(textOf(thousands))] }
    : { kind: 'refused', why: 'tooLarge' };
};

const termsOf = (bare: string): readonly Term[] | undefined => {
  const texts = cut(bare);
  const terms = texts.flatMap((each) => termOf(each) ?? []);
  return terms.length < texts.length ? undefined : terms;
};

/** The expected result of `parseAmount`. */
export const expectedReading = (text: string) => {
  const dashed = text.split('').map((symbol) => ('‐‑‒–—―−﹣－'.includes(symbol) ? '-' : symbol));
  const bare = peelCurrency(
    dashed.filter((symbol) => symbol.trim() !== '' && symbol !== "'" && symbol !== '’').join(''),
  );
  if (bare === '') return { kind: 'empty' };
  const terms = termsOf(bare);
  if (terms) return readingOf(terms);
  // The sum is unfinished if the text is readable without its trailing plus.
  const isUnfinished = bare.endsWith('+') && termsOf(bare.slice(0, -1)) !== undefined;
  return { kind: 'refused', why: isUnfinished ? 'unfinishedSum' : 'notANumber' };
};
