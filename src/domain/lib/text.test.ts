import { expect, it } from 'vitest';
import { capitalise, compareNames, sameName } from './text.ts';

// Source: docs/specification.md#operation-duplicate.
it('compares names ignoring case, outer spaces and the encoding of accents', () => {
  expect(sameName(' Épicerie', 'épicerie ')).toBe(true);
  expect(sameName('E\u0301cole', '\u00E9cole')).toBe(true);
  expect(sameName('Pain', 'Pains')).toBe(false);
});

// Source: docs/specification.md#operation-name.
it('capitalises the first letter only', () => {
  expect(['épicerie BIO', 'Pain', '3 cafés', '', '😀 fête'].map(capitalise)).toEqual([
    'Épicerie BIO',
    'Pain',
    '3 cafés',
    '',
    '😀 fête',
  ]);
});

// Source: docs/specification.md#row-order.
it('sorts accented letters next to the letter without the accent', () => {
  expect(['Zoo', 'Éclair', 'abricot', 'Eau'].toSorted(compareNames)).toEqual(['abricot', 'Eau', 'Éclair', 'Zoo']);
});
