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

/** The writes of a call on a database where every document exists, without the reads. */
const sent = async (write: Write) => {
  const { documents, seen } = fakeDatabase(({ method, path }) => ({
    body: method === 'GET' ? { ...storedParameters, name: `${namePrefix}${path.slice(1)}` } : {},
  }));
  expect(await sendWrite(documents, 'uid', write, noSignal)).toBe('accepted');
  const writes = seen.filter(({ method }) => method !== 'GET');
  return writes.map(({ method, path, body }) => ({ call: `${method} ${path}`, body }));
};

describe('a write is sent as the specified call:', () => {
  // Source: docs/specification.md#call-create-line, docs/specification.md#typed-values, docs/specification.md#entry-fields.
  test('an added entry, with its day and typed amount', async () => {
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
  test('a changed entry, only the changed field, and never a deleted entry', async () => {
    expect(await sent(change)).toEqual([patchCommit('uid/s1/outDay/e1', { paid: { booleanValue: true } }, version)]);
  });

  // Source: docs/specification.md#due-day, docs/specification.md#due-day-older.
  test('a due day, and its removal by a mask without a value', async () => {
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

  test('a chosen theme, which creates missing parameters', async () => {
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
  test('an edited list, as a whole, for the version that was read', async () => {
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

describe('the answer of the server', () => {
  // Source: docs/specification.md#edit-once.
  test('counts an existing entry as accepted (idempotent)', async () => {
    expect(await outcome(creation, () => alreadyExists)).toBe('accepted');
  });

  test.each([creation, newSheet])('does not count a deleted $kind as done', async (write) => {
    const { documents } = fakeDatabase(({ method }) => (method === 'GET' ? notFound : deletedBefore));
    expect(await sendWrite(documents, 'uid', write, noSignal)).toBe('deleted');
  });

  test('counts an existing sheet as created, even when a line was deleted since', async () => {
    const { documents } = fakeDatabase(({ method, path }) =>
      method === 'GET' && path === '/uid/s2' ? { body: storedParameters } : deletedBefore,
    );
    expect(await sendWrite(documents, 'uid', newSheet, noSignal)).toBe('accepted');
  });

  test('refuses a sheet of a date that has one', async () => {
    const { documents, seen } = fakeDatabase(() => dateTaken);
    expect(await sendWrite(documents, 'uid', newSheet, noSignal)).toBe('dateTaken');
    expect(seen).toHaveLength(1);
  });

  // Source: docs/specification.md#edit-deleted-line.
  test('is `deleted` for a change of a deleted entry', async () => {
    expect(await outcome(change, () => notFound)).toBe('deleted');
  });

  test('is `refused` when a change is not permitted even with a new token', async () => {
    expect(await outcome(change, () => denied)).toBe('refused');
  });

  test('refuses an import that is not permitted, and keeps one without an answer', async () => {
    expect(await outcome(importing, () => denied)).toBe('refused');
    await expect(outcome(importing, () => unavailable)).rejects.toThrow('UNAVAILABLE');
  });

  test.each([
    ['an overloaded server', unavailable, 'UNAVAILABLE'],
    ['a session that ended', unauthenticated, 'UNAUTHENTICATED'],
  ])('keeps the write in the queue after %s', async (_, answer, reason) => {
    await expect(outcome(change, () => answer)).rejects.toThrow(reason);
  });

  test('keeps the write in the queue when the server is unreachable', async () => {
    await expect(outcome(creation, unreachable)).rejects.toThrow('Failed to fetch');
  });
});
