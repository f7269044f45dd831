/** The digits of a number as someone typed it. `ambiguous` where its only separator may also be a thousands separator. */
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

/** The text without what carries no value: spaces of any kind, apostrophes and one currency mark; every dash is a minus. */
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
 * Takes a bare number text apart. The minus may lead, trail or be a pair of brackets; a comma or a point is the decimal
 * separator when alone and the last of the two when both occur; thousands are groups of three. Anything else is `undefined`.
 */
export const readNumberText = (bare: string): NumberText | undefined => {
  const [, positive, ...negatives] = signed.exec(bare) ?? [];
  const unsigned = positive ?? negatives.find((text) => text !== undefined);
  const number = unsigned === undefined ? undefined : readUnsigned(unsigned);
  return number && { ...number, sign: positive === undefined ? '-' : '' };
};

const signedTerm = /[-+]?[\d.,]+/g;

/** The terms of a sum, each with its sign; a text that is no sum is its only term. */
export const termsOf = (bare: string): readonly string[] => {
  const terms = bare.match(signedTerm) ?? [];
  return terms.length > 1 && terms.join('') === bare ? terms : [bare];
};
