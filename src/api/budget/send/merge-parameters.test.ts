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

/** A server that holds `parameters`; `before` runs before each answer, as another device would. */
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
  test('changes the lists they are about and leaves every other field', async () => {
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

  test('sends nothing when everything is there already', async () => {
    const { device, held } = openServer(known);
    const database = device();
    await merge(database, add(' bread '), { kind: 'block.close', block: 'outMonth' });
    expect(callsOf(database)).toEqual(['GET']);
    expect(held()).toEqual(known);
  });

  test('makes the parameters when there are none, and only then', async () => {
    const { device, held } = openServer(undefined);
    const database = device();
    await merge(database, add('taxi'));
    expect(held()).toEqual({ ...defaultParameters, operations: ['Taxi'] });
    expect(database.seen.at(-1)?.path).toContain('currentDocument.exists=false');
  });

  test('once more changes nothing (idempotent), as when the first response was lost', async () => {
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
  test('starts from the suggestions of an account that has no list of operations yet', async () => {
    const { device, held, stored } = openServer(undefined);
    stored.documents.set(path, { suggestions: { arrayValue: { values: [{ stringValue: 'Bread' }] } } });
    await merge(device(), add('taxi'));
    expect(held().operations).toEqual(['Bread', 'Taxi']);
  });
});

/** Lets `change` happen once, between the reading and the saving of the device under test. */
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
  ])('both keep what they have added %s', async (_, parameters) => {
    const { device, held } = openServer(parameters);
    await Promise.all([merge(device(), add('taxi')), merge(device(), add('cinema'))]);
    const before = parameters?.operations ?? [];
    expect(held().operations).toEqual([...before, 'Cinema', 'Taxi'].toSorted());
  });

  // Source: docs/specification.md#parameters-merged.
  test('the one that read an older version reads again and merges into the newer', async () => {
    const server = openServer(
      known,
      onceBeforeSaving(() => server.store({ operations: ['Bread', 'Cinema', 'Rent'] })),
    );
    const database = server.device();
    await merge(database, add('taxi'));
    expect(callsOf(database)).toEqual(['GET', 'POST', 'GET', 'POST']);
    expect(server.held().operations).toEqual(['Bread', 'Cinema', 'Rent', 'Taxi']);
  });

  test('parameters that the other removes meanwhile are made again', async () => {
    const server = openServer(
      known,
      onceBeforeSaving(() => server.stored.documents.delete(path)),
    );
    await merge(server.device(), add('taxi'));
    expect(server.held()).toEqual({ ...defaultParameters, operations: ['Taxi'] });
  });

  test('what the other has done already is not done again', async () => {
    const server = openServer(
      known,
      onceBeforeSaving(() => server.store({ operations: ['Bread', 'Rent', 'Taxi'] })),
    );
    const database = server.device();
    await merge(database, add('taxi'));
    expect(callsOf(database)).toEqual(['GET', 'POST', 'GET']);
  });

  test('one that loses every race gives up after five tries, to be retried later', async () => {
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
])('the first refusal of the version that the server holds ends a merge into %s', async (_, parameters) => {
  const { stored } = openServer(parameters);
  const database = fakeDatabase((call) => (call.method === 'GET' ? stored.answer(call) : failedPrecondition));
  await expect(merge(database, add('taxi'))).rejects.toMatchObject({ status: 'FAILED_PRECONDITION' });
  expect(callsOf(database)).toEqual(['GET', expect.stringMatching('POST|PATCH'), 'GET']);
});

test.each(['GET', 'POST'])('a merge whose %s is not permitted is not tried again', async (method) => {
  const { stored } = openServer(known);
  const database = fakeDatabase((call) => (call.method === method ? denied : stored.answer(call)));
  await expect(merge(database, add('taxi'))).rejects.toMatchObject({ status: 'PERMISSION_DENIED' });
  // Once more with a renewed token, as every call that is denied.
  expect(callsOf(database).filter((called) => called === method)).toHaveLength(2);
});
