import { expect, test } from 'vitest';
import type { WireFields, WireValue } from '../../../contract/values.ts';
import type { WireWrite } from '../../../contract/writes.ts';
import { applyUpdate } from './apply-write.ts';

type Update = Extract<WireWrite, { update: unknown }>;

/** Values, and how often one of them was looked at. */
const countedTexts = (count: number) => {
  const looks = { count: 0 };
  const values = Array.from({ length: count }, (_, index): WireValue => ({
    get stringValue() {
      looks.count += 1;
      return String(index);
    },
  }));
  return { values, looks };
};

const update = (changes: Partial<Update>): Update => ({
  update: { name: '', fields: {} },
  updateTransforms: [],
  ...changes,
});

const spendNothing = (): void => {};

test.each(['appendMissingElements', 'removeAllFromArray'] as const)(
  '%s takes linear time in the number of its values',
  (kind) => {
    const looksFor = (count: number): number => {
      const { values, looks } = countedTexts(count);
      const transform =
        kind === 'appendMissingElements'
          ? { fieldPath: 'a', appendMissingElements: { values } }
          : { fieldPath: 'a', removeAllFromArray: { values } };
      const stored: WireFields = { a: { arrayValue: { values } } };
      applyUpdate(stored, update({ updateMask: { fieldPaths: [] }, updateTransforms: [transform] }), 0, spendNothing);
      return looks.count;
    };
    expect(looksFor(8000)).toBeLessThanOrEqual(looksFor(1000) * 8);
  },
);

const looksOfMask = (count: number): number => {
  const { values, looks } = countedTexts(count);
  const fields = Object.fromEntries(values.map((value, index) => [`f${String(index)}`, value]));
  const keysRead = { count: 0 };
  const watched = new Proxy(fields, {
    get: (target, name) => {
      keysRead.count += 1;
      return Reflect.get(target, name);
    },
  });
  const mask = { updateMask: { fieldPaths: Object.keys(fields) }, update: { name: '', fields: watched } };
  applyUpdate(watched, update(mask), 0, spendNothing);
  return looks.count + keysRead.count;
};

test('a mask takes linear time in the number of its paths and fields', () => {
  expect(looksOfMask(4000)).toBeLessThanOrEqual(looksOfMask(500) * 8 + 8);
});

const append = (text: string) => ({ fieldPath: 'a', appendMissingElements: { values: [{ stringValue: text }] } });

test('the length of a list is reported for each transform that reads it', () => {
  const spent: number[] = [];
  const transforms = update({ updateTransforms: [append('x'), append('x'), append('y')] });
  expect(applyUpdate({}, transforms, 0, (elements) => spent.push(elements))).toEqual({
    a: { arrayValue: { values: [{ stringValue: 'x' }, { stringValue: 'y' }] } },
  });
  expect(spent).toEqual([0, 1, 1]);
});

test('duplicates in a list survive appendMissingElements, and are all removed by removeAllFromArray', () => {
  const stored: WireFields = {
    a: { arrayValue: { values: [{ integerValue: '1' }, { doubleValue: 1 }, { integerValue: '2' }] } },
  };
  const one = { values: [{ integerValue: '1' }] };
  const mask = { updateMask: { fieldPaths: [] } };
  const appended = update({ ...mask, updateTransforms: [{ fieldPath: 'a', appendMissingElements: one }] });
  const removed = update({ ...mask, updateTransforms: [{ fieldPath: 'a', removeAllFromArray: one }] });
  expect(applyUpdate(stored, appended, 0, spendNothing)).toEqual(stored);
  expect(applyUpdate(stored, removed, 0, spendNothing)).toEqual({
    a: { arrayValue: { values: [{ integerValue: '2' }] } },
  });
});
