import { expect, it } from 'vitest';
import { toggled, withOperations } from './parameters-changes.ts';

it('puts an item at the end and takes it out again', () => {
  expect(toggled(['a', 'b'], 'c')).toEqual(['a', 'b', 'c']);
  expect(toggled(['a', 'b', 'c'], 'b')).toEqual(['a', 'c']);
});

it('adds the names that are new, once each', () => {
  expect(withOperations(['Cinéma'], ['pain', ' PAIN', 'cinéma', 'bus'])).toEqual(['Bus', 'Cinéma', 'Pain']);
});

it('keeps the list when no name is new', () => {
  const operations = ['Cinéma'];
  expect(withOperations(operations, ['cinéma', ' '])).toBe(operations);
  expect(withOperations(operations, [])).toBe(operations);
});
