import type { ParametersEdit } from '../../../src/domain/parameters-edits.ts';
import type { Act } from '../person/acts.ts';
import { isCertain, type Presence, presenceOf } from './claims.ts';
import type { Violation } from './violation.ts';

/** What was done to one list of names; `act` tells by whom, and whether for certain. */
export type Step = { readonly act: Act; readonly edit: ParametersEdit };
type List = 'operation' | 'category';

type Kind = `${List}.${'add' | 'remove' | 'rename'}`;
type Named = Extract<ParametersEdit, { kind: Kind }>;
type NamedStep = { readonly act: Act; readonly edit: Named };

const isOf = (list: List, { kind }: ParametersEdit): boolean =>
  kind === `${list}.add` || kind === `${list}.remove` || kind === `${list}.rename`;
const isNamed = (edit: ParametersEdit): edit is Named => isOf('operation', edit) || isOf('category', edit);

const stepsOn = (steps: readonly Step[], list: List): readonly NamedStep[] =>
  steps.flatMap(({ act, edit }) => (isNamed(edit) && isOf(list, edit) ? [{ act, edit }] : []));

const target = (edit: Named): string => ('to' in edit ? edit.to : '');
const adds = ({ edit }: NamedStep, name: string) => edit.kind.endsWith('.add') && edit.name === name;
const leaves = ({ edit }: NamedStep, name: string) => !edit.kind.endsWith('.add') && edit.name === name;

// A name that somebody else removed or renamed meanwhile has nothing to become.
const becomes = ({ edit }: NamedStep, name: string, steps: readonly NamedStep[]) =>
  target(edit) === name &&
  steps.filter((step) => leaves(step, edit.name)).length === 1 &&
  steps.some((step) => adds(step, edit.name) && isCertain(step.act));

function presenceOfName(steps: readonly NamedStep[], name: string): Presence {
  const made = steps.filter((step) => adds(step, name) || becomes(step, name, steps));
  const left = steps.filter((step) => leaves(step, name));
  const own = steps.filter(({ edit }) => edit.name === name || target(edit) === name);
  const isOnesOwn = new Set(own.map(({ act }) => act.browser)).size === 1 && own.every(({ act }) => isCertain(act));
  const last = own.at(-1);
  if (isOnesOwn && last && own.every(({ edit }) => !edit.kind.endsWith('.rename')))
    return last.edit.kind.endsWith('.add') ? 'must' : 'mustNot';
  // What was taken away and put back by somebody may be there or not.
  const isPutBack = left.some((leaving) =>
    steps.some(
      (step) => steps.indexOf(step) > steps.indexOf(leaving) && (adds(step, name) || target(step.edit) === name),
    ),
  );
  if (isPutBack) return 'may';
  return presenceOf(
    made.map(({ act }) => act),
    left.map(({ act }) => act),
  );
}

/** All names that a name was turned into, and those into others. */
function namesFrom(steps: readonly NamedStep[], names: ReadonlySet<string>): ReadonlySet<string> {
  const grown = new Set([
    ...names,
    ...steps.filter(({ edit }) => names.has(edit.name)).map(({ edit }) => target(edit)),
  ]);
  grown.delete('');
  return grown.size === names.size ? names : namesFrom(steps, grown);
}

function checkChain(steps: readonly NamedStep[], first: NamedStep, stored: readonly string[]): readonly Violation[] {
  const names = namesFrom(steps, new Set([first.edit.name]));
  const isRemoved = steps.some(({ edit }) => edit.kind.endsWith('.remove') && names.has(edit.name));
  if (isRemoved || !isCertain(first.act) || stored.some((name) => names.has(name))) return [];
  return [{ kind: 'lost', what: `${first.edit.name}, by whatever name` }];
}

function checkName(steps: readonly NamedStep[], name: string, count: number): readonly Violation[] {
  const presence = presenceOfName(steps, name);
  if (count > 1) return [{ kind: 'doubled', what: name }];
  if (presence === 'must' && count === 0) return [{ kind: 'lost', what: name }];
  return presence === 'mustNot' && count > 0 ? [{ kind: 'resurrected', what: name }] : [];
}

/** The promises about a list of names: two devices that add different ones keep both, and each change can be undone. */
export function checkList(all: readonly Step[], list: List, stored: readonly string[]): readonly Violation[] {
  const steps = stepsOn(all, list);
  const names = new Set(steps.flatMap(({ edit }) => [edit.name, target(edit)]).filter((name) => name !== ''));
  return [
    ...[...names].flatMap((name) => checkName(steps, name, stored.filter((other) => other === name).length)),
    ...steps.filter(({ edit }) => edit.kind.endsWith('.add')).flatMap((step) => checkChain(steps, step, stored)),
    ...stored.filter((name) => !names.has(name)).map((name) => ({ kind: 'ghost' as const, what: name })),
  ];
}
