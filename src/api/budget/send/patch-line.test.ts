import { describe, expect, test } from 'vitest';
import type { WireFields } from '../../../../contract/values.ts';
import { createMemoryDatabase } from '../../memory/memory-database.ts';
import {
  denied,
  failedPrecondition,
  fakeDatabase,
  noSignal,
  patchCommit,
  type Seen,
} from '../../../../testing/api/fake-database.ts';
import { patchLine } from './patch-line.ts';

const path = 'uid/s1/in/e1';
const text = (stringValue: string) => ({ stringValue });
const seenBefore: WireFields = { name: text('Rent'), paid: { booleanValue: false } };
const fields: WireFields = { paid: { booleanValue: true } };
/** The first `updateTime` of the database. */
const firstVersion = new Date(0).toISOString();

/** A stored line; `meddle` runs before each patch, with the number of earlier patches. */
function lineWith(meddle: (store: (other: WireFields) => void, patches: number) => void = () => {}) {
  const stored = createMemoryDatabase();
  const store = (other: WireFields) => void stored.documents.set(path, { ...stored.documents.get(path), ...other });
  store(seenBefore);
  let patches = 0;
  const database = fakeDatabase((call: Seen) => {
    if (call.method !== 'GET') {
      meddle(store, patches);
      patches += 1;
    }
    return stored.answer(call);
  });
  const patch = (isUnchanged = true) =>
    patchLine(database.documents, { path, fields, isUnchanged: () => isUnchanged }, noSignal);
  const lastBody = () => database.seen.at(-1)?.body;
  return { stored, patch, lastBody, methods: () => database.seen.map(({ method }) => method), ...database };
}

describe('a patch', () => {
  // Source: docs/specification.md#call-commit.
  test('requires the version that was read, without reading it again', async () => {
    const line = lineWith();
    await line.documents.get(path, noSignal);
    expect(await line.patch()).toBe('accepted');
    expect(line.methods()).toEqual(['GET', 'POST']);
    expect(line.lastBody()).toEqual(patchCommit(path, fields, firstVersion).body);
    expect(line.stored.documents.get(path)).toEqual({ ...seenBefore, ...fields });
  });

  // Source: docs/specification.md#call-get, docs/specification.md#call-commit.
  test('reads an unknown version first', async () => {
    const line = lineWith();
    expect(await line.patch()).toBe('accepted');
    expect(line.methods()).toEqual(['GET', 'POST']);
    expect(line.lastBody()).toEqual(patchCommit(path, fields, firstVersion).body);
  });

  // Source: docs/specification.md#call-patch, docs/specification.md#edit-deleted-line.
  test('never recreates a deleted document when the version is unknown', async () => {
    const { documents, seen } = fakeDatabase(() => ({ body: { name: 'no/version' } }));
    await patchLine(documents, { path, fields, isUnchanged: () => true }, noSignal);
    expect(seen.at(-1)?.path).toBe(`/${path}?updateMask.fieldPaths=paid&currentDocument.exists=true`);
  });

  test('is accepted without another request when its answer was lost', async () => {
    const line = lineWith((store) => store(fields));
    expect(await line.patch(false)).toBe('accepted');
    expect(line.methods()).toEqual(['GET', 'POST', 'GET']);
  });

  test('fails as not found when the rules deny a patch of a deleted document', async () => {
    const line = lineWith();
    const { documents, seen } = fakeDatabase((call) => (call.method === 'POST' ? denied : line.stored.answer(call)));
    await documents.get(path, noSignal);
    line.stored.documents.clear();
    const patch = patchLine(documents, { path, fields, isUnchanged: () => true }, noSignal);
    await expect(patch).rejects.toMatchObject({ status: 'NOT_FOUND' });
    expect(seen.map(({ method }) => method)).toEqual(['GET', 'POST', 'POST', 'GET']);
  });

  test('fails as denied when the rules refuse it', async () => {
    const line = lineWith();
    const { documents } = fakeDatabase((call) => (call.method === 'POST' ? denied : line.stored.answer(call)));
    const patch = patchLine(documents, { path, fields, isUnchanged: () => true }, noSignal);
    await expect(patch).rejects.toMatchObject({ status: 'PERMISSION_DENIED' });
  });

  test('fails for a deleted document', async () => {
    const line = lineWith();
    line.stored.documents.clear();
    await expect(line.patch()).rejects.toMatchObject({ status: 'NOT_FOUND' });
  });
});

const once = (store: (other: WireFields) => void, patches: number) => {
  if (patches === 0) store({ name: text('Loan') });
};

describe('a patch after another device has changed the document', () => {
  test('is repeated, and leaves the other fields of that device', async () => {
    const line = lineWith(once);
    expect(await line.patch()).toBe('accepted');
    expect(line.methods()).toEqual(['GET', 'POST', 'GET', 'POST']);
    expect(line.stored.documents.get(path)).toEqual({ name: text('Loan'), ...fields });
  });

  test('is `replaced` when it overwrote an unseen value', async () => {
    const line = lineWith(once);
    expect(await line.patch(false)).toBe('replaced');
    expect(line.stored.documents.get(path)).toEqual({ name: text('Loan'), ...fields });
  });

  test('compares with the stored values of that device', async () => {
    const line = lineWith(once);
    const judged: WireFields[] = [];
    const isUnchanged = (stored: { readonly fields: WireFields }) => judged.push(stored.fields) > 0;
    await patchLine(line.documents, { path, fields, isUnchanged }, noSignal);
    expect(judged).toEqual([{ ...seenBefore, name: text('Loan') }]);
  });

  test('gives up after five attempts', async () => {
    const line = lineWith((store, patches) => store({ name: text(`Loan ${patches}`) }));
    await expect(line.patch()).rejects.toMatchObject({ status: 'ABORTED', httpStatus: 409 });
    expect(line.methods().filter((method) => method === 'POST')).toHaveLength(5);
    expect(line.stored.documents.get(path)).toMatchObject({ paid: { booleanValue: false } });
  });

  test('ends when the server refuses its own version', async () => {
    const line = lineWith();
    const { documents, seen } = fakeDatabase((call) =>
      call.method === 'GET' ? line.stored.answer(call) : failedPrecondition,
    );
    const refused = patchLine(documents, { path, fields, isUnchanged: () => true }, noSignal);
    await expect(refused).rejects.toMatchObject({ status: 'FAILED_PRECONDITION' });
    expect(seen.map(({ method }) => method)).toEqual(['GET', 'POST', 'GET']);
  });
});
