import type { Random } from '../../support/random.ts';
import { drawParts } from './drawn-texts.ts';

const parts = [
  "0123459,.-+ '()€e\u00A0\u202F\u2212".split(''),
  ['EUR', 'eur', '\u2009', '\u2019', '\u2013', '\u2014', '\uFF0D', '\t', '٣', 'x', '/', '(', ')', '+', '-'],
  ['1 234', '1.234.567', '1,234', '0,125', '12,50', '9999999999999,99', '9999999999999', '99999999999999,99'],
].flat();

const digitsOf = (random: Random, length: number): string => Array.from({ length }, () => random.below(10)).join('');

const drawDigits = (random: Random, most: number): string => digitsOf(random, random.below(most + 1));

// Most groups have three digits, like groups of thousands.
const drawGroup = (random: Random): string => digitsOf(random, random.chance(0.9) ? 3 : random.below(6));

/** A number in groups. Most numbers have one separator between groups and another before the decimals. */
const drawNumber = (random: Random): string => {
  const [separator = '', point = ''] = [random.pick([',', '.', ' ', "'", '\u202F', '']), random.pick([',', '.'])];
  const groups = [drawDigits(random, 4), ...Array.from({ length: random.below(4) }, () => drawGroup(random))];
  const decimals = random.chance(0.6) ? `${point}${drawDigits(random, 4)}` : '';
  return `${groups.join(separator)}${decimals}`;
};

const drawTerms = (random: Random): string =>
  Array.from(
    { length: 1 + random.below(3) },
    (_, place) => `${place === 0 ? '' : (random.pick(['+', '-', '\u2212', ' + ']) ?? '')}${drawNumber(random)}`,
  ).join('');

const dress = (random: Random, text: string): string =>
  random.pick([text, text, text, `-${text}`, `${text}-`, `(${text})`, `${text} €`, `€${text}`, `- ${text} EUR`]) ??
  text;

/** Half of the texts are a typed number or sum, some with an inserted part. The others are random parts. */
export const drawAmountText = (random: Random): string => {
  if (random.chance(0.4)) return drawParts(random, parts, 12);
  const text = dress(random, drawTerms(random));
  const at = random.below(text.length + 1);
  return random.chance(0.25) ? `${text.slice(0, at)}${random.pick(parts) ?? ''}${text.slice(at)}` : text;
};

/** An amount in cents with any number of digits. Some amounts have the maximum number. */
export const drawAmount = (random: Random): number => {
  const digits = random.chance(0.05) ? '9'.repeat(15) : `${drawDigits(random, 14)}${String(random.below(10))}`;
  return Number(`${random.chance(0.5) ? '-' : ''}${digits}e-2`) + 0;
};
