import { describe, expect, test } from 'vitest';
import { emptyContent } from '../../../domain/sheet/sheet.ts';
import { toSheetDate } from '../../../domain/sheet/sheet-date.ts';
import { entryWith, sheetWith } from '../../../../testing/domain/lines.ts';
import type { Write } from '../../../domain/sync/writes.ts';
import {
  type Answer,
  dateTaken,
  denied,
  fakeDatabase,
  noSignal,
  notFound,
  unavailable,
} from '../../../../testing/api/fake-database.ts';
import { createSender } from './send-record.ts';

const recordOf = (write: Write) => ({ v: 1, id: 'r1', uid: 'uid', seq: 1, at: 0, write }) as const;
const creation: Write = { kind: 'entry.create', sheetId: 's1', collection: 'in', entry: entryWith({ id: 'e1' }) };
const removal: Write = { kind: 'entry.delete', sheetId: 's1', collection: 'in', id: 'e1' };

/** A device with tombstones of `paths`, and its calls in order. */
function device(answer: Answer, paths: readonly string[] = []) {
  const steps: string[] = [];
  const { documents } = fakeDatabase(({ method, path }) => {
    steps.push(`${method} ${path.split('?')[0]}`);
    return answer;
  });
  const send = createSender({
    documents,
    tombstones: {
      add: async (uid, removed, now) => void steps.push(`add ${uid} ${removed.join()} at ${now}`),
      remove: async (uid, restored) => void steps.push(`remove ${uid} ${restored.join()}`),
      list: async (uid) => new Set(uid === 'uid' ? paths : []),
    },
    now: () => 7,
  });
  return { steps, send: (write: Write) => send(recordOf(write), noSignal) };
}

describe('a removal', () => {
  test('has a tombstone of its user before it counts as sent', async () => {
    const { steps, send } = device({ body: {} });
    expect(await send(removal)).toBe('accepted');
    expect(steps).toEqual(['DELETE /uid/s1/in/e1', 'add uid s1/in/e1 at 7']);
  });

  test('has no tombstone before the server answers', async () => {
    const { steps, send } = device(unavailable);
    await expect(send(removal)).rejects.toThrow('UNAVAILABLE');
    expect(steps).toEqual(['DELETE /uid/s1/in/e1']);
  });
});

describe('a denied removal', () => {
  test('has no tombstone: the line stays shown', async () => {
    const { steps, send } = device(denied);
    expect(await send(removal)).toBe('refused');
    expect(steps.filter((step) => step.startsWith('add'))).toEqual([]);
  });
});

describe('lines that are moved as a batch', () => {
  const move: Write = {
    kind: 'lines.together',
    writes: [
      { kind: 'entry.create', sheetId: 's2', collection: 'in', entry: entryWith({ id: 'e2' }) },
      { kind: 'entry.delete', sheetId: 's1', collection: 'in', id: 'e1' },
    ],
  };

  test('have tombstones at their old paths', async () => {
    const { steps, send } = device({ body: {} });
    expect(await send(move)).toBe('accepted');
    expect(steps).toEqual(['POST :commit', 'add uid s1/in/e1 at 7']);
  });

  test('have no tombstones when the batch was refused', async () => {
    const { steps, send } = device(notFound);
    expect(await send(move)).toBe('deleted');
    expect(steps.filter((step) => step.startsWith('add'))).toEqual([]);
  });

  test('are not sent to a sheet that this device has removed, but may leave one', async () => {
    const gone = device({ body: {} }, ['s2']);
    expect(await gone.send(move)).toBe('deleted');
    expect(gone.steps).toEqual([]);
    expect(await device({ body: {} }, ['s1']).send(move)).toBe('accepted');
  });
});

describe('a line of a sheet', () => {
  test('can be removed after its sheet was', async () => {
    const { steps, send } = device({ body: {} }, ['s1']);
    expect(await send(removal)).toBe('accepted');
    expect(steps).toEqual(['DELETE /uid/s1/in/e1', 'add uid s1/in/e1 at 7']);
  });

  test('is not sent when this device has removed the sheet', async () => {
    const { steps, send } = device({ body: {} }, ['s1']);
    expect(await send(creation)).toBe('deleted');
    expect(steps).toEqual([]);
  });

  test('is sent when another sheet or another line was removed', async () => {
    const { steps, send } = device({ body: {} }, ['s2', 's1/in/e2']);
    expect(await send(creation)).toBe('accepted');
    expect(steps).toEqual(['POST /uid/s1/in']);
  });
});

describe('a new sheet whose date has one', () => {
  const newSheet: Write = {
    kind: 'sheet.create',
    sheet: sheetWith(toSheetDate(2026, 3, 14), { id: 's2' }),
    content: emptyContent,
  };

  test('gets a tombstone, so that its lines are removed and none is added', async () => {
    const { steps, send } = device(dateTaken);
    expect(await send(newSheet)).toBe('dateTaken');
    expect(steps).toEqual(['POST :commit', 'add uid s2 at 7']);
  });

  test('is not sent again with the same ids: the tombstone would remove it', async () => {
    const { steps, send } = device({ body: {} }, ['s2']);
    expect(await send(newSheet)).toBe('dateTaken');
    expect(steps).toEqual([]);
  });
});

test('sends the removal of a sheet again', async () => {
  const { steps, send } = device({ body: {} }, ['s1']);
  expect(await send({ kind: 'sheet.remove', sheetId: 's1' })).toBe('accepted');
  expect(steps).toContain('POST :commit');
  expect(steps.at(-1)).toBe('add uid s1 at 7');
});

test('updates tombstones for the documents that an import removes and restores', async () => {
  const { steps, send } = device({ body: {} });
  const patch = { puts: [{ path: 's2', fields: {} }], removedLines: ['s1/in/e1'], removedSheets: [], edits: [] };
  expect(await send({ kind: 'account.patch', id: 'import', patch })).toBe('accepted');
  // A listing during the import must not remove a restored document.
  expect(steps).toEqual(['remove uid s2', 'POST :commit', 'POST :commit', 'add uid s1/in/e1 at 7']);
});

test('adds no tombstone for a change of a deleted line', async () => {
  const { steps, send } = device(notFound);
  const change: Write = { kind: 'entry.update', sheetId: 's1', collection: 'in', id: 'e1', changes: { paid: true } };
  expect(await send(change)).toBe('deleted');
  expect(steps).toEqual(['GET /uid/s1/in/e1']);
});
