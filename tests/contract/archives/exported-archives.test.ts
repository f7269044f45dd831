import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { archiveText, parseArchive } from '../../../src/api/archive/archive-file.ts';
import { accountOf } from '../../../src/api/archive/stored-account.ts';
import { exceededLimit } from '../../../contract/limits.ts';
import type { WireFields, WireValue } from '../../../contract/values.ts';
import type { StoredDocument } from '../../../src/domain/archive/account-patch.ts';
import { ownerMayCreate } from '../support/owner-creates.ts';
import { entryFields, provisionFields, sampleId, sheetFields } from '../support/samples.ts';

const { value: anyValue, list: anyList } = fc.letrec<{
  value: WireValue;
  map: WireValue;
  list: WireValue;
  plain: WireValue;
}>((tie) => ({
  plain: fc.oneof(
    fc.constant({ nullValue: null }),
    fc.boolean().map((booleanValue) => ({ booleanValue })),
    fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map((whole) => ({ integerValue: String(whole) })),
    // JSON cannot represent minus zero.
    fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => ({ doubleValue: number + 0 })),
    fc.constantFrom('NaN' as const, 'Infinity' as const).map((doubleValue) => ({ doubleValue })),
    fc
      .date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true })
      .map((day) => ({ timestampValue: day.toISOString() })),
    fc.string({ unit: 'grapheme', maxLength: 201 }).map((stringValue) => ({ stringValue })),
    fc.constant({ geoPointValue: { latitude: 1, longitude: 2 } }),
    fc.constant({ bytesValue: 'AQID' }),
    fc.constant({ referenceValue: 'projects/p/databases/(default)/documents/a/b' }),
  ),
  map: fc
    .dictionary(fc.string({ maxLength: 5 }), tie('value'), { maxKeys: 3 })
    .map((fields) => ({ mapValue: { fields } })),
  list: fc
    .array(fc.oneof({ depthSize: 'small' }, tie('plain'), tie('map')), { maxLength: 5 })
    .map((values) => ({ arrayValue: { values } })),
  value: fc.oneof({ depthSize: 'small' }, tie('plain'), tie('list'), tie('map')),
}));

const ids = ['a', 'b', 'c'].map(sampleId);
const anyId = fc.constantFrom(...ids);
const dates = ['2026-3-1', '2026-03-01', '2026-2-30'];

/** Fields with up to one unusual value and up to one missing field. */
const changed = (fields: WireFields, ...more: readonly string[]): fc.Arbitrary<WireFields> =>
  fc
    .record({
      missing: fc.constantFrom('', ...Object.keys(fields)),
      name: fc.constantFrom(...Object.keys(fields), ...more),
      value: fc.option(anyValue, { nil: undefined }),
    })
    .map(({ missing, name, value }) => {
      const rest = Object.fromEntries(Object.entries(fields).filter(([field]) => field !== missing));
      return value === undefined ? rest : { ...rest, [name]: value };
    });

const anySheet = fc
  .tuple(anyId, fc.constantFrom(...dates))
  .chain(([id, date]) => changed(sheetFields(id, date)).map((fields) => ({ path: id, fields })));
const anyLine = fc
  .tuple(anyId, fc.constantFrom('in', 'moneySaving', 'outDay', 'outMonth', 'provisions'), anyId)
  .chain(([sheet, collection, id]) =>
    changed(collection === 'provisions' ? provisionFields(id) : entryFields(id), 'copy', 'category').map((fields) => ({
      path: `${sheet}/${collection}/${id}`,
      fields,
    })),
  );
const anyParameters = fc
  .dictionary(fc.constantFrom('operations', 'suggestions', 'categories', 'blockClosed'), anyList)
  .chain((lists) => changed({ ...lists, datePicker: { timestampValue: '2026-03-01T10:00:00Z' } }, 'darkTheme'))
  .map((fields) => ({ path: 'parameters', fields }));

// The database has one document for each path, without the documents that its rules and limits refuse.
const anyAccount = fc
  .uniqueArray(fc.oneof(anySheet, anyLine, anyParameters), { selector: ({ path }) => path, maxLength: 12 })
  .map((documents) =>
    documents.filter(({ path, fields }) => ownerMayCreate(path, fields) && exceededLimit(fields) === undefined),
  );

it('imports an exported archive without any change, for every account that the rules allow (round trip)', () => {
  const kinds = new Set<string>();
  fc.assert(
    fc.property(anyAccount, (documents: readonly StoredDocument[]) => {
      const account = accountOf(documents);
      for (const { path } of documents) kinds.add(path.split('/')[1] ?? (path === 'parameters' ? path : 'sheet'));
      expect(parseArchive(archiveText(account, 0))).toEqual(account);
    }),
    { numRuns: 500 },
  );
  expect(kinds).toEqual(new Set(['sheet', 'in', 'moneySaving', 'outDay', 'outMonth', 'provisions', 'parameters']));
});
