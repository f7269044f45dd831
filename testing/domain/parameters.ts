import * as fc from 'fast-check';
import { defaultParameters, type Parameters } from '../../src/domain/parameters/parameters.ts';
import { editParameters, type ParametersEdit } from '../../src/domain/parameters/parameters-edits.ts';

const names = ['Bread', 'bread ', ' rent', 'Rent', 'Éclair', 'éclair', 'cinema', 'taxi', 'Taxi'] as const;

/** A few names in several spellings, so that generated names are often equal. */
export const anyName = fc.constantFrom(...names);

const anyNames = fc.array(anyName, { maxLength: 4 });
const named = <K extends string>(kind: K) => fc.record({ kind: fc.constant(kind), name: anyName });
const renamed = <K extends string>(kind: K) => fc.record({ kind: fc.constant(kind), name: anyName, to: anyName });
const block = <K extends string>(kind: K) =>
  fc.record({ kind: fc.constant(kind), block: fc.constantFrom('in', 'outDay') });

type Choice = Extract<ParametersEdit, { kind: 'category.choose' }>;
const isDisjoint = ({ added, removed }: Choice) =>
  added.every((name) => removed.every((other) => name.trim().toLowerCase() !== other.trim().toLowerCase()));
const choice: fc.Arbitrary<Choice> = fc
  .record({ kind: fc.constant('category.choose' as const), name: anyName, added: anyNames, removed: anyNames })
  .filter(isDisjoint);

export const anyEdits: { readonly [K in ParametersEdit['kind']]: fc.Arbitrary<Extract<ParametersEdit, { kind: K }>> } =
  {
    'operation.add': named('operation.add'),
    'operation.rename': renamed('operation.rename'),
    'operation.remove': named('operation.remove'),
    'category.add': named('category.add'),
    'category.rename': renamed('category.rename'),
    'category.remove': named('category.remove'),
    'category.choose': choice,
    'block.close': block('block.close'),
    'block.open': block('block.open'),
  };

export const anyEdit: fc.Arbitrary<ParametersEdit> = fc.oneof(...Object.values<fc.Arbitrary<ParametersEdit>>(anyEdits));

/** Parameters after a few random edits. */
export const anyParameters: fc.Arbitrary<Parameters> = fc
  .array(anyEdit, { maxLength: 40, size: 'max' })
  .map((edits) => edits.reduce(editParameters, defaultParameters));
