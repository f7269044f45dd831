import type { ParametersEdit } from '../../../src/domain/parameters/parameters-edits.ts';
import type { LoggedAction } from '../user/action-log.ts';
import { isCertain, type Presence, presenceOf } from './claims.ts';
import type { Violation } from './violation.ts';

export type Step = { readonly action: LoggedAction; readonly edit: ParametersEdit };
type List = 'operation' | 'category';

type Kind = `${List}.${'add' | 'remove' | 'rename'}`;
type NamedTab = Extract<ParametersEdit, { kind: Kind }>;
type NamedStep = { readonly action: LoggedAction; readonly edit: NamedTab };

const isOf = (list: List, { kind }: ParametersEdit): boolean =>
  kind === `${list}.add` || kind === `${list}.remove` || kind === `${list}.rename`;
const isNamed = (edit: ParametersEdit): edit is NamedTab => isOf('operation', edit) || isOf('category', edit);

const stepsOn = (steps: readonly Step[], list: List): readonly NamedStep[] =>
  steps.flatMap(({ action, edit }) => (isNamed(edit) && isOf(list, edit) ? [{ action, edit }] : []));

const target = (edit: NamedTab): string => ('to' in edit ? edit.to : '');
const adds = ({ edit }: NamedStep, name: string) => edit.kind.endsWith('.add') && edit.name === name;
const leaves = ({ edit }: NamedStep, name: string) => !edit.kind.endsWith('.add') && edit.name === name;

// Race: a name cannot be renamed if the other device removes or renames the name at the same time.
const becomes = ({ edit }: NamedStep, name: string, steps: readonly NamedStep[]) =>
  target(edit) === name &&
  steps.filter((step) => leaves(step, edit.name)).length === 1 &&
  steps.some((step) => adds(step, edit.name) && isCertain(step.action));

const actsOf = (steps: readonly NamedStep[]) => steps.map(({ action }) => action);

/** Race: a name that was removed and added concurrently may be stored or not. */
const isPutBack = (steps: readonly NamedStep[], left: readonly NamedStep[], name: string): boolean =>
  left.some((leaving) =>
    steps.slice(steps.indexOf(leaving) + 1).some((step) => adds(step, name) || target(step.edit) === name),
  );

// After a lost response a device cannot know whether the name never arrived or was removed, so it adds the name again.
const isUnsure = ({ action: adding }: NamedStep, { action: leaving }: NamedStep) =>
  adding.browser !== leaving.browser && adding.settledAt > leaving.startedAt;

/** If only one device added and removed a name, the stored list must match the last change of that device. */
function ownPresence(steps: readonly NamedStep[], name: string): Presence | undefined {
  const own = steps.filter(({ edit }) => edit.name === name || target(edit) === name);
  const isOnesOwn =
    new Set(own.map(({ action }) => action.browser)).size === 1 && own.every(({ action }) => isCertain(action));
  if (!isOnesOwn || own.some(({ edit }) => edit.kind.endsWith('.rename'))) return undefined;
  return own.at(-1)?.edit.kind.endsWith('.add') ? 'must' : 'mustNot';
}

function presenceOfName(steps: readonly NamedStep[], name: string): Presence {
  const created = steps.filter((step) => adds(step, name) || becomes(step, name, steps));
  const left = steps.filter((step) => leaves(step, name));
  const isOpen = left.length > 0 && left.every((leaving) => created.some((adding) => isUnsure(adding, leaving)));
  const either = isOpen || isPutBack(steps, left, name) ? 'may' : presenceOf(actsOf(created), actsOf(left));
  return ownPresence(steps, name) ?? either;
}

/** All names that can result from renaming a set of names. */
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
  if (isRemoved || !isCertain(first.action) || stored.some((name) => names.has(name))) return [];
  return [{ kind: 'lost', what: `${first.edit.name}, by whatever name` }];
}

function checkName(steps: readonly NamedStep[], name: string, count: number): readonly Violation[] {
  const presence = presenceOfName(steps, name);
  if (count > 1) return [{ kind: 'duplicated', what: name }];
  if (presence === 'must' && count === 0) return [{ kind: 'lost', what: name }];
  return presence === 'mustNot' && count > 0 ? [{ kind: 'resurrected', what: name }] : [];
}

/** Checks that the names of both devices are kept, and that each change can be undone. */
export function checkList(all: readonly Step[], list: List, stored: readonly string[]): readonly Violation[] {
  const steps = stepsOn(all, list);
  const names = new Set(steps.flatMap(({ edit }) => [edit.name, target(edit)]).filter((name) => name !== ''));
  return [
    ...[...names].flatMap((name) => checkName(steps, name, stored.filter((other) => other === name).length)),
    ...steps.filter(({ edit }) => edit.kind.endsWith('.add')).flatMap((step) => checkChain(steps, step, stored)),
    ...stored.filter((name) => !names.has(name)).map((name) => ({ kind: 'invented' as const, what: name })),
  ];
}
