/** The parts of a typed number. `ambiguous` if the only separator can be a decimal or a thousands separator. */
export type NumberText = {
  readonly sign: '-' | '';
  readonly whole: string;
  readonly fraction: string;
  readonly ambiguous: boolean;
};

const dashes = /[\u2010-\u2015\u2212\uFE63\uFF0D]/g;
const spacesAndApostrophes = /[\s'’]/g;
const leadingCurrency = /^([-+(]?)(?:€|EUR)/i;
const trailingCurrency = /(?:€|EUR)([-)]?)$/i;

const signed = /^(?:\+?([\d.,]+)|-([\d.,]+)|([\d.,]+)-|\(([\d.,]+)\))$/;

const oneSeparator = /^(\d*)[.,]?(\d*)$/;
const onlyGroups = /^[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})+$/;
const groupsAndDecimals = /^([1-9]\d{0,2}([.,])\d{3}(?:\2\d{3})*)(?!\2)[.,](\d*)$/;
const groupOrDecimals = /^[1-9]\d{0,2}[.,]\d{3}$/;

const digitsOf = (text: string): string => text.replace(/[.,]/g, '');

const withoutCurrency = (text: string): string =>
  leadingCurrency.test(text) ? text.replace(leadingCurrency, '$1') : text.replace(trailingCurrency, '$1');

/** The text without spaces, apostrophes and one currency mark. Dashes become minus signs. */
export const bareNumberText = (text: string): string =>
  withoutCurrency(text.replace(dashes, '-').replace(spacesAndApostrophes, ''));

type Unsigned = Omit<NumberText, 'sign'>;

const readGroups = (text: string): Unsigned | undefined => {
  if (onlyGroups.test(text)) return { whole: digitsOf(text), fraction: '', ambiguous: false };
  const [, groups, , fraction = ''] = groupsAndDecimals.exec(text) ?? [];
  return groups === undefined ? undefined : { whole: digitsOf(groups), fraction, ambiguous: false };
};

const readUnsigned = (text: string): Unsigned | undefined => {
  const single = oneSeparator.exec(text);
  if (single === null) return readGroups(text);
  const [, whole = '', fraction = ''] = single;
  return whole + fraction === '' ? undefined : { whole, fraction, ambiguous: groupOrDecimals.test(text) };
};

/**
 * Splits a bare number text into its parts; `undefined` when it is not a number. The minus can lead, trail or be a pair of brackets.
 * If the text has commas and points, the last is the decimal separator. Thousands are groups of three digits.
 */
export const readNumberText = (bare: string): NumberText | undefined => {
  const [, positive, ...negatives] = signed.exec(bare) ?? [];
  const unsigned = positive ?? negatives.find((text) => text !== undefined);
  const number = unsigned === undefined ? undefined : readUnsigned(unsigned);
  return number && { ...number, sign: positive === undefined ? '-' : '' };
};

const signedTerm = /[-+]?[\d.,]+/g;

/** The signed terms of a sum. A text that is not a sum is a single term. */
export const termsOf = (bare: string): readonly string[] => {
  const terms = bare.match(signedTerm) ?? [];
  return terms.length > 1 && terms.join('') === bare ? terms : [bare];
};
