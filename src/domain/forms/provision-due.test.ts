import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { provisionWith } from '../../../testing/domain/lines.ts';
import { provisionFormat } from '../../../testing/domain/provision-format.ts';
import { type SheetMoment, dueProvision } from '../sheet/provisions/due-provision.ts';
import { toMonth } from '../sheet/month.ts';
import type { Provision } from '../sheet/sheet.ts';
import { valueIn } from './input.ts';
import { dueText, readDue, readDueOf } from './provision-due.ts';

const november: SheetMoment = { month: toMonth(2026, 11), day: 22, isPaid: false };
const french = provisionFormat('fr');

// Source: docs/specification.md#provision-due-in.
it.each([
  [' ', { kind: 'empty' }],
  ['bientôt', { kind: 'refused', problem: { why: 'dueUnread' } }],
  ['mars 2026', { kind: 'refused', problem: { why: 'duePassed', month: toMonth(2026, 3) } }],
  ['nov.', { kind: 'value', value: { month: november.month, day: undefined } }],
])('reads the month "%s"', (text, reading) => expect(readDue(text, november.month)).toEqual(reading));

const insurance = provisionWith({
  periodicity: 'annuelle',
  start: '15/03/2026',
  price: 480,
  monthlyPayment: 120,
  numberMonthlyPayments: 2,
});
const read = (text: string, changes: Partial<Provision> = {}) =>
  readDueOf({ ...insurance, ...changes }, text, november, french);

// Source: docs/specification.md#provision-due-edit.
describe('a new due month', () => {
  it.each<readonly [string, Partial<Provision>, string]>([
    ['février', {}, 'févr. 2026'],
    ['fév 2027', { start: 'févr. 2027' }, 'févr. 2026'],
    ['20/02/2027', {}, '20 févr. 2026'],
    ['décembre', { periodicity: 'trimestrielle' }, 'sept. 2026'],
    ['mars 2027', { start: 'bientôt' }, 'mars 2026'],
    ['nov. 2026', {}, 'nov. 2025'],
    ['févr. 2027', { start: 'oct. 2025' }, 'févr. 2026'],
    ['févr. 2027', { start: 'mars 2025', numberMonthlyPayments: 20, deductions: '480' }, 'févr. 2025'],
    ['29/02/2028', {}, 'févr. 2027'],
  ])('%s of %j starts one period earlier: %s', (text, changes, start) => {
    expect(valueIn(read(text, changes))?.start).toBe(start);
  });

  it('keeps the text of the start when the due month is unchanged', () => {
    expect(valueIn(read('15 mars 2027'))?.start).toBe('15/03/2026');
  });

  it.each<readonly [string, Partial<Provision>, string]>([
    ['bientôt', {}, 'dueUnread'],
    ['mars 2026', {}, 'duePassed'],
    ['février', { periodicity: 'selon besoin' }, 'duePeriodicity'],
    ['février', { price: 0 }, 'dueUnreachable'],
    ['nov. 2026', { numberMonthlyPayments: 1 }, 'dueUnreachable'],
    ['févr. 2027', { deductions: '480' }, 'dueUnreachable'],
    ['févr. 2028', { start: 'mars 2025', numberMonthlyPayments: 20, deductions: '450' }, 'dueUnreachable'],
    // The deduction of July's smaller bill would count for the new due month.
    [
      'déc. 2026',
      { periodicity: 'tous les 3 ans', start: 'juil. 2023', numberMonthlyPayments: 20, deductions: '450' },
      'dueUnreachable',
    ],
  ])('%s of %j is refused: %s', (text, changes, why) => {
    expect(read(text, changes)).toMatchObject({ kind: 'refused', problem: { why } });
  });
});

// Source: docs/specification.md#provision-due-edit.
it('formats the 31st of a shorter month as the last day of that month', () => {
  expect(dueText({ due: toMonth(2026, 9), day: 31 }, french)).toBe('30 sept. 2026');
  expect(dueText({ due: toMonth(2026, 9), day: undefined }, french)).toBe('sept. 2026');
  expect(dueText(undefined, french)).toBe('');
});

const periodicities = [
  'mensuelle',
  'bimestriel',
  'quarterly',
  'twice a year',
  'annuelle',
  'tous les 2 ans',
  '7 months',
];

const anyEdit = fc.record({
  periodicity: fc.constantFrom(...periodicities),
  ahead: fc.integer({ min: -40, max: 12 }),
  away: fc.integer({ min: 0, max: 120 }),
  day: fc.option(fc.integer({ min: 1, max: 28 }), { nil: undefined }),
  price: fc.integer({ min: 1, max: 5000 }),
  monthlyPayment: fc.integer({ min: 0, max: 400 }),
  isPaid: fc.boolean(),
  language: fc.constantFrom('fr' as const, 'en' as const),
});

const anyHistory = fc.record({
  numberMonthlyPayments: fc.integer({ min: 0, max: 40 }),
  deductions: fc.array(fc.integer({ min: -100, max: 3000 }), { maxLength: 3 }).map((values) => values.join(', ')),
});

type Edit = typeof anyEdit extends fc.Arbitrary<infer T> ? T : never;

/** When a provision is due before and after typing another month. `after` is undefined if that month is refused. */
const edited = (edit: Edit, history: Partial<Provision>) => {
  const { ahead, away, day, isPaid, language, ...fields } = edit;
  const format = provisionFormat(language);
  const moment = { ...november, isPaid };
  const provision = provisionWith({ ...fields, ...history, start: format.month(november.month + ahead) });
  const due = november.month + away;
  const moved = valueIn(readDueOf(provision, format.month(due, day), moment, format));
  return {
    due,
    before: dueProvision(provision, moment),
    after: moved && dueProvision({ ...provision, start: moved.start }, moment),
  };
};

// Source: docs/specification.md#provision-due-edit.
describe('any provision', () => {
  it('moves to any typed future month while nothing is set aside', () => {
    fc.assert(
      fc.property(anyEdit, (edit) => {
        fc.pre(edit.away > 0);
        const { due, after } = edited(edit, {});
        expect(after).toMatchObject({ due, aside: '0', deducted: '0', isYearAssumed: false });
      }),
    );
  });

  it('moves to the typed month with the same savings and deductions, unless the month is refused', () => {
    fc.assert(
      fc.property(anyEdit, anyHistory, (edit, history) => {
        const { due, before, after } = edited(edit, history);
        fc.pre(after !== undefined);
        expect(after).toMatchObject({ due, aside: before?.aside, deducted: before?.deducted, needed: before?.needed });
      }),
    );
  });
});
