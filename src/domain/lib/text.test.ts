import { expect, it } from 'vitest';
import { capitalise, compareNames, sameName } from './text.ts';

// Source: docs/specification.md#operation-duplicate.
it('compares names without regard to case, outer spaces and the way accents are encoded', () => {
  expect(sameName(' Épicerie', 'épicerie ')).toBe(true);
  expect(sameName('E\u0301cole', '\u00E9cole')).toBe(true);
  expect(sameName('Pain', 'Pains')).toBe(false);
});

// Source: docs/specification.md#operation-name.
it('puts the first letter in upper case and leaves the rest', () => {
  expect(['épicerie BIO', 'Pain', '3 cafés', '', '😀 fête'].map(capitalise)).toEqual([
    'Épicerie BIO',
    'Pain',
    '3 cafés',
    '',
    '😀 fête',
  ]);
});

// Source: docs/specification.md#row-order.
it('orders accented letters beside their base letter', () => {
  expect(['Zoo', 'Éclair', 'abricot', 'Eau'].toSorted(compareNames)).toEqual(['abricot', 'Eau', 'Éclair', 'Zoo']);
});
