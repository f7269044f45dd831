import { describe, expect, test } from 'vitest';
import { createMemoryDatabase } from '../../memory/memory-database.ts';
import { defaultParameters, type Parameters } from '../../../domain/parameters/parameters.ts';
import type { ParametersEdit } from '../../../domain/parameters/parameters-edits.ts';
import {
  denied,
  failedPrecondition,
  fakeDatabase,
  noSignal,
  type Seen,
} from '../../../../testing/api/fake-database.ts';
import { mergeParameters } from './merge-parameters.ts';
import { parametersFields, readParameters } from '../mapping/parameters-document.ts';

const path = 'uid/parameters';
const known: Parameters = {
  ...defaultParameters,
  operations: ['Bread', 'Rent'],
  categories: [{ name: 'Food', operations: ['Bread'] }],
  blockClosed: ['outMonth'],
  darkTheme: true,
};
const add = (name: string): ParametersEdit => ({ kind: 'operation.add', name });

/** A server with these parameters; `before` runs before each answer, like another device. */
function openServer(parameters: Parameters | undefined, before: (call: Seen) => void = () => {}) {
  const stored = createMemoryDatabase();
  const store = (changed: Partial<Parameters>) =>
    stored.documents.set(path, { ...stored.documents.get(path), ...parametersFields(changed) });
  if (parameters) store(parameters);
  const device = () =>
    fakeDatabase((call) => {
      before(call);
      return stored.answer(call);
    });
  const held = () => readParameters({ name: path, fields: stored.documents.get(path) ?? {} });
  return { stored, store, device, held };
}

const merge = ({ documents }: ReturnType<typeof fakeDatabase>, ...edits: readonly ParametersEdit[]) =>
  mergeParameters(documents, 'uid', edits, noSignal);
const callsOf = ({ seen }: ReturnType<typeof fakeDatabase>) => seen.map(({ method }) => method);

// Source: docs/specification.md#parameters-merged.
describe('merging edits into the parameters', () => {
  test('changes only the lists concerned', async () => {
    const { device, held } = openServer(known);
    const database = device();
    const { updateTime = '' } = await database.documents.get(path, noSignal);
    await merge(database, add('taxi'), { kind: 'block.close', block: 'in' });
    expect(held()).toEqual({
      ...known,
      operations: ['Bread', 'Rent', 'Taxi'],
      blockClosed: ['outMonth', 'in'],
    });
    const write = { updateMask: { fieldPaths: ['operations', 'blockClosed'] }, currentDocument: { updateTime } };
    expect(database.seen.at(-1)).toMatchObject({ path: ':commit', body: { writes: [write] } });
  });

  test('sends nothing when nothing changes', async () => {
    const { device, held } = openServer(known);
    const database = device();
    await merge(database, add(' bread '), { kind: 'block.close', block: 'outMonth' });
    expect(callsOf(database)).toEqual(['GET']);
    expect(held()).toEqual(known);
  });

  test('creates the parameters only if they do not exist', async () => {
    const { device, held } = openServer(undefined);
    const database = device();
    await merge(database, add('taxi'));
    expect(held()).toEqual({ ...defaultParameters, operations: ['Taxi'] });
    expect(database.seen.at(-1)?.path).toContain('currentDocument.exists=false');
  });

  test('changes nothing when it is repeated (idempotent)', async () => {
    const { device, held } = openServer(known);
    const edits: readonly ParametersEdit[] = [
      { kind: 'operation.rename', name: 'Rent', to: 'Loan' },
      { kind: 'category.remove', name: 'food' },
    ];
    await merge(device(), ...edits);
    const once = held();
    const again = device();
    await merge(again, ...edits);
    expect(held()).toEqual(once);
    expect(callsOf(again)).toEqual(['GET']);
  });

  // Source: docs/specification.md#parameters-suggestions.
  test('starts from `suggestions` in an account without operations', async () => {
    const { device, held, stored } = openServer(undefined);
    stored.documents.set(path, { suggestions: { arrayValue: { values: [{ stringValue: 'Bread' }] } } });
    await merge(device(), add('taxi'));
    expect(held().operations).toEqual(['Bread', 'Taxi']);
  });
});

/** Runs `change` once, between the read and the write of the tested device. */
const onceBeforeSaving = (change: () => void) => {
  let isDone = false;
  return ({ method }: Seen) => {
    if (method === 'GET' || isDone) return;
    isDone = true;
    change();
  };
};

describe('two devices that edit at the same time (lost update)', () => {
  test.each<readonly [string, Parameters | undefined]>([
    ['in stored parameters', known],
    ['in parameters that neither has found', undefined],
  ])('both keep their additions %s', async (_, parameters) => {
    const { device, held } = openServer(parameters);
    await Promise.all([merge(device(), add('taxi')), merge(device(), add('cinema'))]);
    const before = parameters?.operations ?? [];
    expect(held().operations).toEqual([...before, 'Cinema', 'Taxi'].toSorted());
  });

  // Source: docs/specification.md#parameters-merged.
  test('merge again into the newer version', async () => {
    const server = openServer(
      known,
      onceBeforeSaving(() => server.store({ operations: ['Bread', 'Cinema', 'Rent'] })),
    );
    const database = server.device();
    await merge(database, add('taxi'));
    expect(callsOf(database)).toEqual(['GET', 'POST', 'GET', 'POST']);
    expect(server.held().operations).toEqual(['Bread', 'Cinema', 'Rent', 'Taxi']);
  });

  test('recreate parameters that the other has removed', async () => {
    const server = openServer(
      known,
      onceBeforeSaving(() => server.stored.documents.delete(path)),
    );
    await merge(server.device(), add('taxi'));
    expect(server.held()).toEqual({ ...defaultParameters, operations: ['Taxi'] });
  });

  test('do not repeat an edit of the other', async () => {
    const server = openServer(
      known,
      onceBeforeSaving(() => server.store({ operations: ['Bread', 'Rent', 'Taxi'] })),
    );
    const database = server.device();
    await merge(database, add('taxi'));
    expect(callsOf(database)).toEqual(['GET', 'POST', 'GET']);
  });

  test('give up after five lost races, to be retried later', async () => {
    let others = 0;
    const server = openServer(known, ({ method }) => {
      if (method !== 'GET') server.store({ operations: [`Other ${(others += 1)}`] });
    });
    const database = server.device();
    await expect(merge(database, add('taxi'))).rejects.toMatchObject({ status: 'ABORTED' });
    expect(callsOf(database).filter((method) => method === 'POST')).toHaveLength(5);
    expect(server.held().operations).toEqual(['Other 5']);
  });
});

test.each<readonly [string, Parameters | undefined]>([
  ['stored parameters', known],
  ['parameters that are not there', undefined],
])('a merge into %s ends when the server refuses its own version', async (_, parameters) => {
  const { stored } = openServer(parameters);
  const database = fakeDatabase((call) => (call.method === 'GET' ? stored.answer(call) : failedPrecondition));
  await expect(merge(database, add('taxi'))).rejects.toMatchObject({ status: 'FAILED_PRECONDITION' });
  expect(callsOf(database)).toEqual(['GET', expect.stringMatching('POST|PATCH'), 'GET']);
});

test.each(['GET', 'POST'])('a merge whose %s is not permitted is not retried', async (method) => {
  const { stored } = openServer(known);
  const database = fakeDatabase((call) => (call.method === method ? denied : stored.answer(call)));
  await expect(merge(database, add('taxi'))).rejects.toMatchObject({ status: 'PERMISSION_DENIED' });
  // A denied call is repeated once with a new token.
  expect(callsOf(database).filter((called) => called === method)).toHaveLength(2);
});
