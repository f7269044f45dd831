import { expect, test } from 'vitest';
import { looksLikeCents } from './deductions.ts';

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
])('%j may be meant as an amount with cents, after %j: %j', (text, before, expected) => {
  expect(looksLikeCents(text, before)).toEqual(expected);
});
