import { describe, expect, test } from 'vitest';
import { namePrefix } from '../../memory/memory-database.ts';
import type { ParametersEdit } from '../../../domain/parameters/parameters-edits.ts';
import { emptyContent } from '../../../domain/sheet/sheet.ts';
import { toSheetDate } from '../../../domain/sheet/sheet-date.ts';
import { sheetWith } from '../../../../testing/domain/lines.ts';
import type { Write } from '../../../domain/sync/writes.ts';
import {
  alreadyExists,
  dateTaken,
  deletedBefore,
  denied,
  fakeDatabase,
  notFound,
  noSignal,
  patchCommit,
  unauthenticated,
  unavailable,
} from '../../../../testing/api/fake-database.ts';
import { sendWrite } from './send-write.ts';

const entry = { id: 'e1', name: 'Courses', day: 3, value: 12.5, debit: true, paid: false, copy: '' };
const creation: Write = { kind: 'entry.create', sheetId: 's1', collection: 'outDay', entry };
const change: Write = { kind: 'entry.update', sheetId: 's1', collection: 'outDay', id: 'e1', changes: { paid: true } };
const newSheet: Write = {
  kind: 'sheet.create',
  sheet: sheetWith(toSheetDate(2026, 3, 14), { id: 's2' }),
  content: { ...emptyContent, outDay: [entry] },
};
const removal: Write = { kind: 'entry.delete', sheetId: 's1', collection: 'outDay', id: 'e1' };

const storedParameters = {
  name: `${namePrefix}uid/parameters`,
  updateTime: '2026-03-14T08:00:00Z',
  fields: {
    categories: { arrayValue: { values: [{ mapValue: { fields: { Santé: { arrayValue: {} } } } }] } },
  },
};

const version = '2026-03-14T08:00:00Z';

/** What is written over a database where every document exists; what is read before is left out. */
const sent = async (write: Write) => {
  const { documents, seen } = fakeDatabase(({ method, path }) => ({
    body: method === 'GET' ? { ...storedParameters, name: `${namePrefix}${path.slice(1)}` } : {},
  }));
  expect(await sendWrite(documents, 'uid', write, noSignal)).toBe('accepted');
  const writes = seen.filter(({ method }) => method !== 'GET');
  return writes.map(({ method, path, body }) => ({ call: `${method} ${path}`, body }));
};

describe('a write goes out as the call of the specification', () => {
  // Source: docs/specification.md#call-create-line, docs/specification.md#typed-values, docs/specification.md#entry-fields.
  test('an added entry, with its day and the kind of its amount', async () => {
    expect(await sent(creation)).toEqual([
      {
        call: 'POST /uid/s1/outDay?documentId=e1',
        body: {
          fields: {
            id: { stringValue: 'e1' },
            name: { stringValue: 'Courses' },
            day: { integerValue: '3' },
            value: { doubleValue: 12.5 },
            debit: { booleanValue: true },
            paid: { booleanValue: false },
            copy: { stringValue: '' },
          },
        },
      },
    ]);
  });

  // Source: docs/specification.md#call-commit, docs/specification.md#call-fields.
  test('a changed entry, the changed field only, and never one that is gone', async () => {
    expect(await sent(change)).toEqual([patchCommit('uid/s1/outDay/e1', { paid: { booleanValue: true } }, version)]);
  });

  // Source: docs/specification.md#due-day, docs/specification.md#due-day-older.
  test('a due day, and one that is taken away by a mask without its value', async () => {
    const rent = { ...change, collection: 'outMonth' } as const;
    expect(await sent({ ...rent, changes: { dueDay: 1 } })).toEqual([
      patchCommit('uid/s1/outMonth/e1', { dueDay: { integerValue: '1' } }, version),
    ]);
    const [{ body } = { body: undefined }] = await sent({ ...rent, changes: { dueDay: 0, day: 1 } });
    expect(body).toMatchObject({
      writes: [{ update: { fields: { day: { integerValue: '1' } } }, updateMask: { fieldPaths: ['day', 'dueDay'] } }],
    });
    expect(JSON.stringify(body)).not.toContain('"dueDay":');
  });

  // Source: docs/specification.md#call-delete.
  test('a removed entry', async () => {
    expect(await sent(removal)).toEqual([{ call: 'DELETE /uid/s1/outDay/e1', body: undefined }]);
  });

  // Source: docs/specification.md#call-fields.
  test('a changed balance', async () => {
    expect(await sent({ kind: 'sheet.update', sheetId: 's1', changes: { accountBalance: -0 } })).toEqual([
      patchCommit('uid/s1', { accountBalance: { integerValue: '0' } }, version),
    ]);
  });

  test('a chosen theme makes the parameters where there are none yet', async () => {
    const { documents, seen } = fakeDatabase(({ method }) => (method === 'GET' ? notFound : { body: {} }));
    const write: Write = { kind: 'parameters.update', changes: { darkTheme: true } };
    expect(await sendWrite(documents, 'uid', write, noSignal)).toBe('accepted');
    expect(seen.at(-1)?.path).toBe('/uid/parameters?updateMask.fieldPaths=darkTheme&currentDocument.exists=false');
  });

  // Source: docs/specification.md#call-fields.
  test('a chosen theme or view', async () => {
    expect(await sent({ kind: 'parameters.update', changes: { darkTheme: true } })).toEqual([
      patchCommit('uid/parameters', { darkTheme: { booleanValue: true } }, version),
    ]);
    expect(await sent({ kind: 'parameters.update', changes: { showOnlyNotPaid: false } })).toEqual([
      patchCommit('uid/parameters', { showOnlyNotPaid: { booleanValue: false } }, version),
    ]);
  });

  // Source: docs/specification.md#call-commit, docs/specification.md#parameters-merged.
  test('an edited list, whole, for the version of it that was read', async () => {
    const { documents, seen } = fakeDatabase(() => ({ body: storedParameters }));
    const edits: readonly ParametersEdit[] = [
      { kind: 'category.choose', name: 'Santé', added: ['dentiste'], removed: [] },
    ];
    expect(await sendWrite(documents, 'uid', { kind: 'parameters.edit', edits }, noSignal)).toBe('accepted');
    expect(seen.map(({ method, path, body }) => ({ call: `${method} ${path}`, body }))).toEqual([
      { call: 'GET /uid/parameters', body: undefined },
      patchCommit(
        'uid/parameters',
        {
          categories: {
            arrayValue: {
              values: [{ mapValue: { fields: { Santé: { arrayValue: { values: [{ stringValue: 'Dentiste' }] } } } } }],
            },
          },
        },
        version,
      ),
    ]);
  });

  // Source: docs/specification.md#provision-document.
  test('a provision: added, changed, removed', async () => {
    const provision = {
      id: 'p1',
      name: 'Impôts',
      periodicity: 'annuelle',
      price: 960,
      start: 'janv. 2026',
      monthlyPayment: 80,
      numberMonthlyPayments: 11,
      deductions: '300,300',
    };
    const [added] = await sent({ kind: 'provision.create', sheetId: 's1', provision });
    expect(added?.call).toBe('POST /uid/s1/provisions?documentId=p1');
    const [changed] = await sent({ kind: 'provision.update', sheetId: 's1', id: 'p1', changes: { price: 1.5 } });
    expect(changed).toEqual(patchCommit('uid/s1/provisions/p1', { price: { doubleValue: 1.5 } }, version));
    const [removed] = await sent({ kind: 'provision.delete', sheetId: 's1', id: 'p1' });
    expect(removed?.call).toBe('DELETE /uid/s1/provisions/p1');
  });
});

const outcome = (write: Write, answer: Parameters<typeof fakeDatabase>[0]) =>
  sendWrite(fakeDatabase(answer).documents, 'uid', write, noSignal);

const importing: Write = {
  kind: 'account.patch',
  id: 'import',
  patch: { puts: [{ path: 's1', fields: {} }], removedLines: [], removedSheets: [], edits: [] },
};

const unreachable = () => {
  throw new TypeError('Failed to fetch');
};

describe('what the server answers decides', () => {
  // Source: docs/specification.md#edit-once.
  test('an entry that exists already was accepted before (idempotent)', async () => {
    expect(await outcome(creation, () => alreadyExists)).toBe('accepted');
  });

  test.each([creation, newSheet])('that was deleted before it came takes no $kind for done', async (write) => {
    const { documents } = fakeDatabase(({ method }) => (method === 'GET' ? notFound : deletedBefore));
    expect(await sendWrite(documents, 'uid', write, noSignal)).toBe('deleted');
  });

  test('a sheet that exists was created by an earlier try, whichever of its lines is gone by now', async () => {
    const { documents } = fakeDatabase(({ method, path }) =>
      method === 'GET' && path === '/uid/s2' ? { body: storedParameters } : deletedBefore,
    );
    expect(await sendWrite(documents, 'uid', newSheet, noSignal)).toBe('accepted');
  });

  test('a sheet of a day that has one is refused, and nothing more is done about it', async () => {
    const { documents, seen } = fakeDatabase(() => dateTaken);
    expect(await sendWrite(documents, 'uid', newSheet, noSignal)).toBe('dateTaken');
    expect(seen).toHaveLength(1);
  });

  // Source: docs/specification.md#edit-deleted-line.
  test('a change of an entry that is gone comes too late', async () => {
    expect(await outcome(change, () => notFound)).toBe('deleted');
  });

  test('a change that is not permitted, even with a new token, is refused', async () => {
    expect(await outcome(change, () => denied)).toBe('refused');
  });

  test('an import that is not permitted is refused, and one that was not answered stays', async () => {
    expect(await outcome(importing, () => denied)).toBe('refused');
    await expect(outcome(importing, () => unavailable)).rejects.toThrow('UNAVAILABLE');
  });

  test.each([
    ['an overloaded server', unavailable, 'UNAVAILABLE'],
    ['a session that ended', unauthenticated, 'UNAUTHENTICATED'],
  ])('%s leaves the write in the queue', async (_, answer, reason) => {
    await expect(outcome(change, () => answer)).rejects.toThrow(reason);
  });

  test('a server that is not reached leaves the write in the queue', async () => {
    await expect(outcome(creation, unreachable)).rejects.toThrow('Failed to fetch');
  });
});
