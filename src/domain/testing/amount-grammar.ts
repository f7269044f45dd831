import { exactOf, exactText, roundedCents } from './exact-oracle.ts';

// A second reading of the same grammar, written as character scanning over a stack of rules, without the product's regular expressions.

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

const readingOf = ({ whole, fraction, either }: Parts, sign: string) => {
  if (either) {
    const cents = roundedCents(exactOf(`${sign}${whole}.${fraction}`));
    const readings = [toNumber(exactText({ digits: cents, scale: 2 })), toNumber(`${sign}${whole}${fraction}`)];
    return { kind: 'refused', why: 'ambiguous', readings };
  }
  if (fraction.split('').some((digit, place) => place >= 2 && digit !== '0'))
    return { kind: 'refused', why: 'tooManyDecimals' };
  const cents = BigInt(`${whole}${fraction.padEnd(2, '0').slice(0, 2)}`);
  if (cents > 999_999_999_999_999n) return { kind: 'refused', why: 'tooLarge' };
  return { kind: 'amount', value: toNumber(`${sign}${exactText({ digits: cents, scale: 2 })}`) };
};

/** What `parseAmount` must answer. */
export const expectedReading = (text: string) => {
  const dashed = text.split('').map((symbol) => ('‐‑‒–—―−﹣－'.includes(symbol) ? '-' : symbol));
  const bare = peelCurrency(
    dashed.filter((symbol) => symbol.trim() !== '' && symbol !== "'" && symbol !== '’').join(''),
  );
  if (bare === '') return { kind: 'empty' };
  const { minus, rest } = peelSign(bare);
  const parts = split(rest);
  return parts ? readingOf(parts, minus ? '-' : '') : { kind: 'refused', why: 'notANumber' };
};
