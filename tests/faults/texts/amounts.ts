import { createAmountFormat } from '../../../src/domain/money/amount-format.ts';
import { parseSignedAmount } from '../../../src/domain/money/amount-sign.ts';
import { type AmountReading, isSum, parseAmount } from '../../../src/domain/money/amount-text.ts';
import { expectedReading } from '../../../testing/domain/amount-grammar.ts';
import { createRandom } from '../../support/random.ts';
import { createFindings, type Print, type Report, firstFault, type Rule } from '../support/findings.ts';
import { drawAmount, drawAmountText } from './draw-amount.ts';
import { everyText } from './drawn-texts.ts';

// Digits, separators, signs, the spaces of both languages, an apostrophe, brackets, a currency, and the letter of 1e5.
const symbols = "019,.-+ '()€e\u00A0\u202F\u2212".split('');

const locales = { fr: 'fr-FR', en: 'en-GB' } as const;

const writers = (['fr', 'en'] as const).flatMap((language) => {
  const { amount, signed, editable } = createAmountFormat(language);
  const options = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;
  const plain = new Intl.NumberFormat(locales[language], options);
  const currency = new Intl.NumberFormat(locales[language], { ...options, style: 'currency', currency: 'EUR' });
  const accounting = new Intl.NumberFormat(locales[language], {
    ...options,
    style: 'currency',
    currency: 'EUR',
    currencySign: 'accounting',
  });
  return [
    amount,
    signed,
    editable,
    ...[plain, currency, accounting].map((format) => (value: number) => format.format(value)),
  ];
});

const isRead = (text: string, value: number): boolean => {
  const reading = parseAmount(text);
  return reading.kind === 'amount' && Object.is(reading.value, value);
};

/** Checks that the app reads each formatted text of an amount, whether the app or `Intl` formatted it, as the same amount. */
const writtenFault = (value: number): string | undefined => {
  const text = writers.map((write) => write(value)).find((written) => !isRead(written, value));
  return text === undefined ? undefined : `is written ${JSON.stringify(text)}, which is not read as it`;
};

type Typed = { readonly text: string; readonly reading: AmountReading };

/** Checks that an ambiguous text has at least one reading that can be stored, and no reading with fractions of a cent. */
const isOfferKept = ({ reading }: Typed): boolean => {
  if (reading.kind !== 'refused' || reading.why !== 'ambiguous') return true;
  const again = reading.readings.map((value) => parseAmount(String(value)));
  return (
    again.some(({ kind }) => kind === 'amount') &&
    again.every((each) => each.kind !== 'refused' || each.why === 'tooLarge')
  );
};

/** Checks daily expenses, whose sign is stored separately from the absolute value. */
const isSignSplit = ({ text, reading }: Typed): boolean => {
  if (reading.kind !== 'amount') return true;
  const { amount } = parseSignedAmount(text);
  if (isSum(text) && reading.value < 0) return amount.kind === 'refused' && amount.why === 'negative';
  return amount.kind === 'amount' && Object.is(amount.value, Math.abs(reading.value));
};

const rules: readonly Rule<Typed>[] = [
  [
    'is read otherwise by the grammar',
    ({ text, reading }) => JSON.stringify(reading) === JSON.stringify(expectedReading(text)),
  ],
  ['is a minus zero', ({ reading }) => reading.kind !== 'amount' || !Object.is(reading.value, -0)],
  ['offers what it would not take', isOfferKept],
  ['is another amount once its sign is split off', isSignSplit],
];

const faultOf = (text: string): string | undefined => {
  const reading = parseAmount(text);
  return firstFault(rules, { text, reading }) ?? (reading.kind === 'amount' ? writtenFault(reading.value) : undefined);
};

/**
 * Compares two parsers on every text of up to `longest` of 16 symbols, and on `runs` longer texts. Also formats random amounts in
 * French and in English, a quarter of `runs`, and reads them back.
 */
export function runAmounts(longest: number, runs: number, seed: number, print?: Print): Report {
  const findings = createFindings(print);
  const random = createRandom(seed);
  for (const text of everyText(symbols, longest)) findings.check(text, () => faultOf(text));
  for (let run = 0; run < runs; run += 1) {
    const text = drawAmountText(random);
    findings.check(text, () => faultOf(text));
    const amount = drawAmount(random);
    if (run % 4 === 0) findings.check(String(amount), () => writtenFault(amount));
  }
  return findings.report();
}
