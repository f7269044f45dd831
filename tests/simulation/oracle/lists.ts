import type { ParametersEdit } from '../../../src/domain/parameters/parameters-edits.ts';
import type { Act } from '../user/action-log.ts';
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

// Race: a name that the other device removed or renamed meanwhile cannot be renamed.
const becomes = ({ edit }: NamedStep, name: string, steps: readonly NamedStep[]) =>
  target(edit) === name &&
  steps.filter((step) => leaves(step, edit.name)).length === 1 &&
  steps.some((step) => adds(step, edit.name) && isCertain(step.act));

const actsOf = (steps: readonly NamedStep[]) => steps.map(({ act }) => act);

/** Race: a name that was removed and added again concurrently may be stored or not. */
const isPutBack = (steps: readonly NamedStep[], left: readonly NamedStep[], name: string): boolean =>
  left.some((leaving) =>
    steps.slice(steps.indexOf(leaving) + 1).some((step) => adds(step, name) || target(step.edit) === name),
  );

// After a lost response a device cannot know whether its name never arrived or was removed since: it adds it again.
const isUnsure = ({ act: adding }: NamedStep, { act: leaving }: NamedStep) =>
  adding.browser !== leaving.browser && adding.answered > leaving.begun;

/** What only one device has touched, without a renaming, is as that device has left it. */
function ownPresence(steps: readonly NamedStep[], name: string): Presence | undefined {
  const own = steps.filter(({ edit }) => edit.name === name || target(edit) === name);
  const isOnesOwn = new Set(own.map(({ act }) => act.browser)).size === 1 && own.every(({ act }) => isCertain(act));
  if (!isOnesOwn || own.some(({ edit }) => edit.kind.endsWith('.rename'))) return undefined;
  return own.at(-1)?.edit.kind.endsWith('.add') ? 'must' : 'mustNot';
}

function presenceOfName(steps: readonly NamedStep[], name: string): Presence {
  const made = steps.filter((step) => adds(step, name) || becomes(step, name, steps));
  const left = steps.filter((step) => leaves(step, name));
  const isOpen = left.length > 0 && left.every((leaving) => made.some((adding) => isUnsure(adding, leaving)));
  const either = isOpen || isPutBack(steps, left, name) ? 'may' : presenceOf(actsOf(made), actsOf(left));
  return ownPresence(steps, name) ?? either;
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

/** The invariants of a list of names: two devices that add different ones keep both, and each change can be undone. */
export function checkList(all: readonly Step[], list: List, stored: readonly string[]): readonly Violation[] {
  const steps = stepsOn(all, list);
  const names = new Set(steps.flatMap(({ edit }) => [edit.name, target(edit)]).filter((name) => name !== ''));
  return [
    ...[...names].flatMap((name) => checkName(steps, name, stored.filter((other) => other === name).length)),
    ...steps.filter(({ edit }) => edit.kind.endsWith('.add')).flatMap((step) => checkChain(steps, step, stored)),
    ...stored.filter((name) => !names.has(name)).map((name) => ({ kind: 'ghost' as const, what: name })),
  ];
}
