import { expect, test } from 'vitest';
import type { WireFields, WireValue } from '../../../contract/values.ts';
import type { WireWrite } from '../../../contract/writes.ts';
import { applyUpdate } from './apply-write.ts';

type Update = Extract<WireWrite, { update: unknown }>;

/** Creates text values that count how often they are read. */
const countingTexts = (count: number) => {
  const reads = { count: 0 };
  const values = Array.from({ length: count }, (_, index): WireValue => ({
    get stringValue() {
      reads.count += 1;
      return String(index);
    },
  }));
  return { values, reads };
};

const update = (changes: Partial<Update>): Update => ({
  update: { name: '', fields: {} },
  updateTransforms: [],
  ...changes,
});

const noLimit = (): void => {};

test.each(['appendMissingElements', 'removeAllFromArray'] as const)(
  'applies %s in a time linear in the number of values',
  (kind) => {
    const readsFor = (count: number): number => {
      const { values, reads } = countingTexts(count);
      const transform =
        kind === 'appendMissingElements'
          ? { fieldPath: 'a', appendMissingElements: { values } }
          : { fieldPath: 'a', removeAllFromArray: { values } };
      const stored: WireFields = { a: { arrayValue: { values } } };
      applyUpdate(stored, update({ updateMask: { fieldPaths: [] }, updateTransforms: [transform] }), 0, noLimit);
      return reads.count;
    };
    expect(readsFor(8000)).toBeLessThanOrEqual(readsFor(1000) * 8);
  },
);

const readsOfMask = (count: number): number => {
  const { values, reads } = countingTexts(count);
  const fields = Object.fromEntries(values.map((value, index) => [`f${String(index)}`, value]));
  const keysRead = { count: 0 };
  const watched = new Proxy(fields, {
    get: (target, name) => {
      keysRead.count += 1;
      return Reflect.get(target, name);
    },
  });
  const mask = { updateMask: { fieldPaths: Object.keys(fields) }, update: { name: '', fields: watched } };
  applyUpdate(watched, update(mask), 0, noLimit);
  return reads.count + keysRead.count;
};

test('applies a mask in a time linear in the number of paths and fields', () => {
  expect(readsOfMask(4000)).toBeLessThanOrEqual(readsOfMask(500) * 8 + 8);
});

const append = (text: string) => ({ fieldPath: 'a', appendMissingElements: { values: [{ stringValue: text }] } });

test('counts the elements of a list for each transform that reads the list', () => {
  const counted: number[] = [];
  const transforms = update({ updateTransforms: [append('x'), append('x'), append('y')] });
  expect(applyUpdate({}, transforms, 0, (elements) => counted.push(elements))).toEqual({
    a: { arrayValue: { values: [{ stringValue: 'x' }, { stringValue: 'y' }] } },
  });
  expect(counted).toEqual([0, 1, 1]);
});

test('keeps duplicates in appendMissingElements, and removes all of them in removeAllFromArray', () => {
  const stored: WireFields = {
    a: { arrayValue: { values: [{ integerValue: '1' }, { doubleValue: 1 }, { integerValue: '2' }] } },
  };
  const one = { values: [{ integerValue: '1' }] };
  const mask = { updateMask: { fieldPaths: [] } };
  const appended = update({ ...mask, updateTransforms: [{ fieldPath: 'a', appendMissingElements: one }] });
  const removed = update({ ...mask, updateTransforms: [{ fieldPath: 'a', removeAllFromArray: one }] });
  expect(applyUpdate(stored, appended, 0, noLimit)).toEqual(stored);
  expect(applyUpdate(stored, removed, 0, noLimit)).toEqual({
    a: { arrayValue: { values: [{ integerValue: '2' }] } },
  });
});
