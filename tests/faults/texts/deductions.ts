import { createActor, createMachine, initialTransition, transition } from 'xstate';
import { isStorable } from '../../../src/api/archive/document-shapes.ts';
import { provisionFields } from '../../../src/api/budget/mapping/line-documents.ts';
import { deductionsText, readTypedDeductions } from '../../../src/domain/sheet/provisions/deductions.ts';
import { provisionTotal, readDeductions } from '../../../src/domain/sheet/provisions/provision.ts';
import { provisionWith } from '../../../testing/domain/lines.ts';
import { deductionsMachine } from '../../../src/machines/deductions/deductions.machine.ts';
import { createRandom, type Random } from '../../support/random.ts';
import { createFindings, type Print, type Report, firstFault, type Rule } from '../support/findings.ts';
import { drawParts, everyText } from './drawn-texts.ts';

const symbols = '019,- .'.split('');

const parts = [
  [...symbols, ...symbols, '12', '400', '-75', ', ', ',,', '2026', '-0', '007'],
  ['9999999999999', '10000000000000', '-9999999999999', '99999999999999999999', '1'.repeat(400)],
  [
    '\u00A0',
    '\u202F',
    '\t',
    '\n',
    '\uFEFF',
    '\u200B',
    '\u2212',
    '٣',
    '½',
    'e',
    '1e3',
    'x',
    ';',
    '+',
    "'",
    '_',
    '0x1',
    'NaN',
  ],
].flat();

const readable = [', 12', ',-7,', ',9999999999999', ',  400', ',,', ',\u00A00'];

const limit = 9_999_999_999_999n;
const longest = 2000;
const digits = '0123456789';

const isWhole = (text: string): boolean => {
  const size = text.startsWith('-') ? text.slice(1) : text;
  return size !== '' && size.split('').every((symbol) => digits.includes(symbol)) && BigInt(size) <= limit;
};

// A space is any character that `trim` removes.
const isSpace = (symbol: string): boolean => symbol.trim() === '';

/** Parses the deductions of a text with an independent parser; undefined if one of them is no whole amount. */
const reference = (text: string): readonly bigint[] | undefined => {
  const groups = [''];
  for (const symbol of text.split('')) {
    if (symbol === ',') groups.push('');
    else if (!isSpace(symbol)) groups.push(`${groups.pop() ?? ''}${symbol}`);
  }
  const filled = groups.filter((group) => group !== '');
  return filled.every(isWhole) ? filled.map(BigInt) : undefined;
};

const referenceText = (text: string): string =>
  text
    .split('')
    .map((symbol) => (isSpace(symbol) ? ' ' : symbol))
    .join('')
    .split(' ')
    .filter((word) => word !== '')
    .join(' ');

const provision = provisionWith({ id: 'provision00000000000', monthlyPayment: 100, numberMonthlyPayments: 12 });

const sheet = createActor(createMachine({})).start();
const [opened] = initialTransition(deductionsMachine, { provision, sheet, day: '', categories: [] });

const dialogWith = (text: string) => transition(deductionsMachine, opened, { type: 'deductions.typed', text })[0];

type Typed = { readonly text: string; readonly expected: readonly bigint[] | undefined };

const isAsExpected = ({ text, expected }: Typed): boolean => {
  const reading = readTypedDeductions(text);
  if (reading.kind === 'invalid') return expected === undefined || deductionsText(text).length > longest;
  return JSON.stringify(reading.values) === `[${(expected ?? ['none']).join(',')}]`;
};

const isSummed = ({ text, expected }: Typed): boolean => {
  const reading = readDeductions(text);
  const sum = expected?.reduce((total, value) => total + value, 0n);
  return reading.kind === 'invalid' || reading.sum === String(sum);
};

const isTotalled = ({ text, expected = [] }: Typed): boolean => {
  const left = 1200n - expected.reduce((total, value) => total + value, 0n);
  return provisionTotal({ ...provision, deductions: text }) === String(left);
};

const canCloseWhenReadable = ({ text, expected }: Typed): boolean => {
  const isReadable = expected !== undefined && deductionsText(text).length <= longest;
  return dialogWith(text).can({ type: 'deductions.closed' }) === isReadable;
};

const isSaved = ({ text, expected }: Typed): boolean => {
  const [closed] = transition(deductionsMachine, dialogWith(text), { type: 'deductions.closed' });
  if (closed.status !== 'done') return true;
  const deductions = deductionsText(closed.context.text);
  const isTaken = isStorable(
    `sheet000000000000000/provisions/${provision.id}`,
    provisionFields({ ...provision, deductions }),
  );
  return (
    isTaken &&
    deductions === referenceText(text) &&
    JSON.stringify(reference(deductions)?.map(String)) === JSON.stringify(expected?.map(String))
  );
};

const rules: readonly Rule<Typed>[] = [
  ['is read otherwise', isAsExpected],
  ['has another sum', isSummed],
  ['leaves another total', isTotalled],
  ['closes the dialog although it cannot be read, or the other way round', canCloseWhenReadable],
  ['is saved as what is not taken, or is something else', isSaved],
];

const faultOf = (text: string): string | undefined => firstFault(rules, { text, expected: reference(text) });

/** Creates a random text. Some texts are valid and about as long as a document allows. */
const drawTyped = (random: Random): string => {
  const kind = random.fraction();
  if (kind < 0.05) return drawParts(random, readable, 900);
  return drawParts(random, kind < 0.1 ? readable : parts, 30);
};

/** Types texts as the deductions of a provision: every text of up to `most` of seven symbols, and `runs` longer texts. */
export function runDeductions(most: number, runs: number, seed: number, print?: Print): Report {
  const findings = createFindings(print);
  const random = createRandom(seed);
  const check = (text: string) => findings.check(text, () => faultOf(text));
  for (const text of everyText(symbols, most)) check(text);
  for (let run = 0; run < runs; run += 1) check(drawTyped(random));
  return findings.report();
}
