import type { Arbitrary } from 'fast-check';
import { array, boolean, constant, constantFrom, dictionary, nat, oneof, record, string } from 'fast-check';
import type { Operation } from '../../../server/rules/syntax.ts';
import { operations } from '../../../server/rules/syntax.ts';
import type { WireFields, WireValue } from '../../../contract/values.ts';
import { sampleId } from '../../contract/support/samples.ts';
import { allValues, boundaryValues } from './boundary-values.ts';
import type { Kind } from './shapes.ts';
import { samples } from './shapes.ts';

/** A random call. The first segment of its path is the owner's uid. */
export type DrawnRequest = {
  readonly operation: Operation;
  readonly path: readonly string[];
  readonly principal: { readonly uid: string; readonly emailVerified: boolean } | null;
  readonly before: WireFields | undefined;
  readonly after: WireFields | undefined;
  readonly hasParameters: boolean;
};

const odd = [
  '',
  'own',
  'ownerx',
  'Owner',
  'owner/',
  'owner/a',
  '/',
  '..',
  '__proto__',
  'constructor',
  'é\u{1F600}',
  '{uid}',
];
const uids = oneof(constantFrom('other', 'parameters', ...odd), string({ maxLength: 12 }));

export const collections = ['in', 'moneySaving', 'outDay', 'outMonth', 'provisions'] as const;
// Provisions are three times as likely as each of the other collections, because they have their own schema.
const known = constantFrom(...collections, 'provisions', 'provisions');
const ids = oneof(
  { weight: 6, arbitrary: constantFrom(sampleId('first'), sampleId('second')) },
  {
    weight: 1,
    arbitrary: oneof(constantFrom('parameters', 'short', sampleId('x').slice(1), `${sampleId('x')}0`), uids),
  },
);
const words = oneof(
  { weight: 4, arbitrary: known },
  { weight: 1, arbitrary: oneof(constantFrom('secrets', 'IN'), uids) },
);

const rest: Arbitrary<readonly string[]> = oneof(
  { weight: 2, arbitrary: constant(['parameters']) },
  { weight: 4, arbitrary: ids.map((id) => [id]) },
  {
    weight: 6,
    arbitrary: record({ sheet: ids, word: words, id: ids }).map(({ sheet, word, id }) => [sheet, word, id]),
  },
  { weight: 1, arbitrary: array(oneof(ids, words), { maxLength: 7 }) },
);

const values: Arbitrary<WireValue> = constantFrom(...allValues);

/** Returns the kind of the documents in a collection. An unknown collection counts as daily expenses. */
export const lineKindOf = (collection: string): Kind => {
  if (collection === 'provisions') return 'provision';
  return collection === 'in' || collection === 'outMonth' ? 'dueEntry' : 'entry';
};

const kindOf = ([, id, word]: readonly string[]): Kind => {
  if (word === undefined) return id === 'parameters' ? 'parameters' : 'sheet';
  return lineKindOf(word);
};

type Mutation = {
  readonly at: number;
  readonly change: 'drop' | 'near' | 'any';
  readonly pick: number;
  readonly value: WireValue;
};

const mutate = (fields: WireFields, { at, change, pick, value }: Mutation): WireFields => {
  const names = Object.keys(fields);
  const name = names[at % names.length];
  if (name === undefined) return fields;
  if (change === 'drop') return Object.fromEntries(Object.entries(fields).filter(([key]) => key !== name));
  const near = boundaryValues.get(name) ?? [];
  return { ...fields, [name]: (change === 'near' ? near[pick % near.length] : undefined) ?? value };
};

const mutations = array(
  record({ at: nat(7), change: constantFrom('drop', 'near', 'near', 'any'), pick: nat(8), value: values }),
  { maxLength: 2 },
);
const extras = oneof(
  { weight: 5, arbitrary: constant({}) },
  {
    weight: 1,
    arbitrary: dictionary(constantFrom('admin', 'uid', '__proto', 'Name', 'sheetid', 'name', 'dueDay'), values, {
      maxKeys: 2,
    }),
  },
);

const documentAt = (path: readonly string[]): Arbitrary<WireFields> =>
  record({ mutations, extras }).map((changes) => ({
    ...changes.mutations.reduce(mutate, samples[kindOf(path)](path.at(-1) ?? '')),
    ...changes.extras,
  }));

const principals = (area: string): Arbitrary<DrawnRequest['principal']> =>
  oneof(
    { weight: 1, arbitrary: constant(null) },
    { weight: 8, arbitrary: constant({ uid: area, emailVerified: true }) },
    { weight: 4, arbitrary: constant({ uid: area, emailVerified: false }) },
    { weight: 2, arbitrary: record({ uid: uids, emailVerified: boolean() }) },
  );

// A listing has the path of a collection. Every other call has the path of a document.
const pathFor = (operation: Operation, path: readonly string[]): readonly string[] =>
  operation === 'list' && path.length % 2 === 0 ? path.slice(0, -1) : path;

const hasBefore: Readonly<Record<Operation, boolean>> = {
  get: true,
  list: false,
  create: false,
  update: true,
  delete: true,
};
const hasAfter: Readonly<Record<Operation, boolean>> = {
  get: false,
  list: false,
  create: true,
  update: true,
  delete: false,
};

const requestAt = (operation: Operation, path: readonly string[]): Arbitrary<DrawnRequest> =>
  record({
    operation: constant(operation),
    path: constant(pathFor(operation, path)),
    principal: principals(path[0] ?? ''),
    before: hasBefore[operation] ? documentAt(path.slice(0, 4)) : constant(undefined),
    after: hasAfter[operation] ? documentAt(path.slice(0, 4)) : constant(undefined),
    hasParameters: boolean(),
  });

const areas = oneof({ weight: 5, arbitrary: constant('owner') }, { weight: 1, arbitrary: uids });

/** Random calls of all kinds. Most calls are almost valid. */
export const drawnRequests: Arbitrary<DrawnRequest> = record({
  operation: constantFrom(...operations),
  area: areas,
  rest,
}).chain(({ operation, area, rest: below }) => requestAt(operation, [area, ...below]));
