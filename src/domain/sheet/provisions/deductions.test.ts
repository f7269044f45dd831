import { expect, test } from 'vitest';
import { possibleCents, ownDeductions, withStoredCorrections } from './deductions.ts';

// Source: docs/specification.md#deductions-cents.
test.each([
  ['45,50', '', ['45', '50']],
  ['180, 45,50', '180', ['45', '50']],
  ['180,75', '180', ['180', '75']],
  ['45,50, 12', '45,50', undefined],
  ['45, 50', '', undefined],
  ['45,5', '', undefined],
  ['300,300', '', undefined],
  ['45,', '', undefined],
])('in %j after %j, finds a possible amount with cents: %j', (text, before, expected) => {
  expect(possibleCents(text, before)).toEqual(expected);
});

// Source: docs/specification.md#payment-correction.
test.each([
  ['180, 0215', '180', '180, 75', '180, 75, 0215'],
  ['0215', '', '', '0215'],
  ['0215, 180', '180', '180', '0215, 180'],
  ['-0215,180', '180', '', '-0215'],
  ['180,75', '180,75', '180', '180'],
])('splits corrections from "%s", leaving "%s", and adds them to the typed "%s": "%s"', (stored, own, typed, all) => {
  expect([ownDeductions(stored), withStoredCorrections(typed, stored)]).toEqual([own, all]);
});
