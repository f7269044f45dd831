import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CommitWrite, createDocuments, type Documents, idOf } from '../../../src/api/documents/documents.ts';
import { DocumentsError } from '../../../src/api/documents/documents-error.ts';
import { createMemoryDocuments } from '../../../src/api/memory/memory-database.ts';
import { createDatabase } from '../../simulation/database/database.ts';
import { root, uid } from '../../simulation/database/names.ts';
import { createWorld } from '../../simulation/world.ts';

const noSignal = new AbortController().signal;

/** The document calls of the embedded server, without its tombstones and sheet dates. */
function createServerDocuments(): Documents {
  const { answer, issueToken } = createDatabase(createWorld(0), 'hosted');
  const token = issueToken(Infinity);
  return createDocuments({
    root,
    tokens: { current: async () => token, refreshed: async () => token },
    fetch: async (input, init) => answer(new Request(input, init)),
    timeout: 10_000,
    log: () => {},
  });
}

const sheets = ['a', 'b'].map((id) => `${uid}/${id}`);
const lines = sheets.flatMap((sheet) => ['c', 'd', 'e'].map((id) => `${sheet}/outDay/${id}`));
const anyPath = fc.constantFrom(...sheets, ...lines);
const anyFields = fc.record(
  {
    day: fc.integer({ min: 0, max: 2 }).map((day) => ({ integerValue: String(day) })),
    datePicker: fc.constantFrom('01', '02').map((day) => ({ timestampValue: `2026-03-${day}T00:00:00.000000Z` })),
    paid: fc.boolean().map((booleanValue) => ({ booleanValue })),
  },
  { requiredKeys: [] },
);
const anyChanges = fc.record(
  { day: fc.constant(undefined), paid: fc.boolean().map((booleanValue) => ({ booleanValue })) },
  { requiredKeys: [] },
);
const anyCondition = fc.constantFrom('exists', 'version', 'older version');

const anyWrite = fc.oneof(
  fc.record({ kind: fc.constantFrom('create', 'put'), path: anyPath, fields: anyFields }),
  fc.record({ kind: fc.constant('patch'), path: anyPath, changes: anyChanges, condition: anyCondition }),
  fc.record({ kind: fc.constant('delete'), path: anyPath, mustExist: fc.boolean() }),
);
const anyStep = fc.oneof(
  fc.record({ call: fc.constant('get'), path: anyPath }),
  fc.record({
    call: fc.constant('list'),
    path: fc.constantFrom(uid, ...sheets.map((sheet) => `${sheet}/outDay`)),
    orderBy: fc.constantFrom('', 'day', 'day desc', 'datePicker desc'),
  }),
  fc.record({ call: fc.constant('create'), path: anyPath, fields: anyFields }),
  fc.record({
    call: fc.constant('patch'),
    path: anyPath,
    changes: anyChanges,
    condition: fc.constantFrom({}, { exists: true }, { exists: false }),
  }),
  fc.record({ call: fc.constant('remove'), path: anyPath }),
  fc.record({ call: fc.constant('commit'), writes: fc.array(anyWrite, { maxLength: 4 }) }),
);
type Step = typeof anyStep extends fc.Arbitrary<infer T> ? T : never;
type Write = typeof anyWrite extends fc.Arbitrary<infer T> ? T : never;

const olderVersion = { updateTime: '2000-01-01T00:00:00.000000Z' };

function toCommitWrite(documents: Documents, write: Write): CommitWrite {
  if (write.kind === 'delete') {
    const { kind, path, mustExist } = write;
    return { kind, path, ...(mustExist && { condition: { exists: true } }) };
  }
  if (write.kind !== 'patch') return write;
  const { kind, path, changes: fields, condition } = write;
  if (condition === 'exists') return { kind, path, fields, condition: { exists: true } };
  const updateTime = condition === 'version' ? documents.versionOf(path) : undefined;
  return { kind, path, fields, condition: updateTime === undefined ? olderVersion : { updateTime } };
}

function send(documents: Documents, step: Step): Promise<unknown> {
  switch (step.call) {
    case 'get':
      return documents.get(step.path, noSignal).then(({ fields }) => fields);
    case 'list':
      return documents
        .list(step.path, step.orderBy, noSignal)
        .then((found) => found.map((document) => [idOf(document), document.fields]));
    case 'create': {
      const slash = step.path.lastIndexOf('/');
      return documents.create(step.path.slice(0, slash), step.path.slice(slash + 1), step.fields, noSignal);
    }
    case 'patch':
      return documents.patch(step.path, step.changes, step.condition, noSignal);
    case 'remove':
      return documents.remove(step.path, noSignal);
    case 'commit':
      return documents.commit(
        step.writes.map((write) => toCommitWrite(documents, write)),
        noSignal,
      );
  }
}

/** Returns the result of a call, or the status of its refusal. */
async function resultOf(documents: Documents, step: Step): Promise<unknown> {
  try {
    return await send(documents, step);
  } catch (error) {
    if (error instanceof DocumentsError) return error.status;
    throw error;
  }
}

test('returns the same responses from the database in memory as from the server, for any sequence of calls', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { maxLength: 30, size: 'max' }), async (steps) => {
      const [server, memory] = [createServerDocuments(), createMemoryDocuments()];
      for (const one of steps) expect(await resultOf(memory, one)).toEqual(await resultOf(server, one));
    }),
  );
});
