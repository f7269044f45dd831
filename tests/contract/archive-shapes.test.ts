import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { createPolicy } from '../../server/rules/policy.ts';
import { isStorable } from '../../src/api/archive/document-shapes.ts';
import type { WireFields, WireValue } from '../../src/api/contract/values.ts';
import { entryFields, parametersFields, provisionFields, sampleId, sheetFields } from './support/samples.ts';

const policy = createPolicy(readFileSync(resolve(import.meta.dirname, '../../hosted/firestore.rules'), 'utf8'));

const isAllowed = (path: string, fields: WireFields): boolean =>
  policy({
    operation: 'create',
    path: ['owner', ...path.split('/')],
    principal: { uid: 'owner', email: 'owner@example.com', emailVerified: true },
    time: 0,
    before: undefined,
    after: fields,
    read: () => undefined,
    readAfter: () => undefined,
  });

const sheet = sampleId('sheet');
const line = sampleId('line');

const samples: readonly (readonly [path: string, fields: WireFields])[] = [
  [sheet, sheetFields(sheet)],
  [`${sheet}/outDay/${line}`, entryFields(line)],
  [`${sheet}/in/${line}`, { name: { stringValue: 'Salaire' }, value: { integerValue: '2100' } }],
  [`${sheet}/provisions/${line}`, provisionFields(line)],
  ['parameters', parametersFields],
  ['parameters', {}],
];

const values: fc.Arbitrary<WireValue> = fc.oneof(
  fc.constantFrom<WireValue>(
    { nullValue: null },
    { booleanValue: true },
    { stringValue: '' },
    { stringValue: line },
    { stringValue: 'x'.repeat(201) },
    { stringValue: '2026-9-5' },
    { integerValue: '-1' },
    { integerValue: '31' },
    { integerValue: '32' },
    { integerValue: '99999999999999' },
    { doubleValue: 1.5 },
    { doubleValue: 9_999_999_999_999.99 },
    { doubleValue: 'NaN' },
    { timestampValue: '2026-09-05T00:00:00Z' },
    { arrayValue: {} },
    { arrayValue: { values: [{ stringValue: 'Pain' }] } },
    { mapValue: {} },
  ),
  fc.string({ maxLength: 60 }).map((text): WireValue => ({ stringValue: text })),
  fc.integer().map((number): WireValue => ({ integerValue: String(number) })),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((number): WireValue => ({ doubleValue: number })),
);

const names = [...new Set(samples.flatMap(([, fields]) => Object.keys(fields)).concat('copy', 'category', 'other'))];

/** A sample with some of its fields replaced, added or taken away, at its own path or at another. */
const documents = fc
  .record({
    sample: fc.constantFrom(...samples),
    changes: fc.dictionary(fc.constantFrom(...names), values, { maxKeys: 3 }),
    missing: fc.subarray(names, { maxLength: 2 }),
    path: fc.option(fc.constantFrom(...samples.map(([path]) => path), 'short', `${sheet}/other/${line}`), { freq: 4 }),
  })
  .map(({ sample: [own, fields], changes, missing, path }): readonly [string, WireFields] => [
    path ?? own,
    Object.fromEntries(Object.entries({ ...fields, ...changes }).filter(([name]) => !missing.includes(name))),
  ]);

it.each(samples)('a file may hold what the rules take at %s', (path, fields) => {
  expect(isStorable(path, fields)).toBe(true);
  expect(isAllowed(path, fields)).toBe(true);
});

it('no document of a file that is taken for whole is refused by the rules', () => {
  let taken = 0;
  fc.assert(
    fc.property(documents, ([path, fields]) => {
      if (!isStorable(path, fields)) return;
      taken += 1;
      expect(isAllowed(path, fields)).toBe(true);
    }),
    { numRuns: 5000 },
  );
  // Documents must have been tried on both sides of the line.
  expect(taken).toBeGreaterThan(500);
  expect(taken).toBeLessThan(4500);
});
