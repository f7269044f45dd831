import * as fc from 'fast-check';

/** A decimal as an integer and a number of decimals, for arithmetic independent of the tested code. */
export type Exact = { readonly digits: bigint; readonly scale: number };

export const exactOf = (value: number | string): Exact => {
  const [, minus = '', whole = '', fraction = '', exponent = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(value)) ?? [];
  const scale = fraction.length - Number(exponent);
  const digits = BigInt(`${minus}${whole}${fraction}`);
  return scale < 0 ? { digits: digits * 10n ** BigInt(-scale), scale: 0 } : { digits, scale };
};

const digitsAt = ({ digits, scale }: Exact, wanted: number): bigint => digits * 10n ** BigInt(wanted - scale);

export const plus = (a: Exact, b: Exact): Exact => {
  const scale = Math.max(a.scale, b.scale);
  return { digits: digitsAt(a, scale) + digitsAt(b, scale), scale };
};

export const minus = (a: Exact, b: Exact): Exact => plus(a, { digits: -b.digits, scale: b.scale });

export const times = (a: Exact, b: Exact): Exact => ({ digits: a.digits * b.digits, scale: a.scale + b.scale });

export const totalOf = (values: readonly (number | string)[]): Exact => values.map(exactOf).reduce(plus, exactOf(0));

/** Canonical text: no trailing zeros, no negative zero. */
export const exactText = ({ digits, scale }: Exact): string => {
  const size = digits < 0n ? -digits : digits;
  const text = size.toString().padStart(scale + 1, '0');
  const whole = text.slice(0, text.length - scale);
  const fraction = text.slice(text.length - scale).replace(/0+$/, '');
  return `${digits < 0n ? '-' : ''}${whole}${fraction === '' ? '' : `.${fraction}`}`;
};

/** Whole cents, halves away from zero. */
export const roundedCents = ({ digits, scale }: Exact): bigint => {
  if (scale <= 2) return digitsAt({ digits, scale }, 2);
  const unit = 10n ** BigInt(scale - 2);
  const size = digits < 0n ? -digits : digits;
  const cents = (size * 2n + unit) / (unit * 2n);
  return digits < 0n ? -cents : cents;
};

/** Any valid amount in whole cents. */
export const centAmount = fc.maxSafeInteger().map((cents) => Number(`${cents % 999_999_999_999_999}e-2`));

/** Small amounts, whose sums are often zero, and extreme amounts. */
export const anyAmount = fc.oneof(
  fc.integer({ min: -500, max: 500 }).map((cents) => Number(`${cents}e-2`)),
  fc.integer({ min: -20_000, max: 20_000 }).map((thousandths) => Number(`${thousandths}e-3`)),
  centAmount,
  fc.double({ min: -1e6, max: 1e6, noNaN: true }),
);
