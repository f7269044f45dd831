import { expect, test } from 'vitest';
import { isInspected } from './inspection.ts';

function memory() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  };
}

const refuse = (): never => {
  throw new Error('SecurityError');
};

test('an inspected tab stays inspected', () => {
  const storage = memory();
  expect(isInspected('?language=fr', () => storage)).toBe(false);
  expect(isInspected('?inspect', () => storage)).toBe(true);
  expect(isInspected('', () => storage)).toBe(true);
});

test('without storage, a page is inspected while its URL says so', () => {
  expect(isInspected('?inspect', refuse)).toBe(true);
  expect(isInspected('', refuse)).toBe(false);
});
