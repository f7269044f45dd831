import { defaultParameters } from '../../../src/domain/parameters.ts';
import type { ParametersEdit } from '../../../src/domain/parameters-edits.ts';
import type { Act } from '../person/acts.ts';
import { acceptable, isCertain, presenceOf } from './claims.ts';
import type { Stored } from './stored.ts';
import type { Violation } from './violation.ts';

type Step = { readonly act: Act; readonly edit: ParametersEdit };

const stepsOf = (acts: readonly Act[]): readonly Step[] =>
  acts.flatMap((act) => (act.write.kind === 'parameters.edit' ? act.write.edits.map((edit) => ({ act, edit })) : []));

const actsOf = (steps: readonly Step[]) => steps.map(({ act }) => act);

const leaving = (steps: readonly Step[], name: string) =>
  steps.filter(
    ({ edit }) => (edit.kind === 'operation.remove' || edit.kind === 'operation.rename') && edit.name === name,
  );

const adding = (steps: readonly Step[], name: string) =>
  steps.filter(({ edit }) => edit.kind === 'operation.add' && edit.name === name);

// A name that somebody else removed or renamed meanwhile has nothing to become.
const becoming = (steps: readonly Step[], name: string) =>
  steps.filter(
    ({ edit }) =>
      edit.kind === 'operation.rename' &&
      edit.to === name &&
      leaving(steps, edit.name).length === 1 &&
      adding(steps, edit.name).some(({ act }) => isCertain(act)),
  );

const namesOf = (steps: readonly Step[]): ReadonlySet<string> =>
  new Set(
    steps.flatMap(({ edit }) => {
      if (edit.kind === 'operation.add') return [edit.name];
      return edit.kind === 'operation.rename' ? [edit.name, edit.to] : [];
    }),
  );

function checkName(steps: readonly Step[], name: string, count: number): readonly Violation[] {
  const made = [...adding(steps, name), ...becoming(steps, name)];
  const presence = presenceOf(actsOf(made), actsOf(leaving(steps, name)));
  const what = `operation ${name}`;
  if (count > 1) return [{ kind: 'doubled', what }];
  if (presence === 'must' && count === 0) return [{ kind: 'lost', what }];
  return presence === 'mustNot' && count > 0 ? [{ kind: 'resurrected', what }] : [];
}

function checkCategories(steps: readonly Step[], stored: readonly string[]): readonly Violation[] {
  return steps.flatMap(({ act, edit }): readonly Violation[] => {
    if (edit.kind !== 'category.add') return [];
    const count = stored.filter((name) => name === edit.name).length;
    if (count > 1) return [{ kind: 'doubled', what: edit.name }];
    return count === 0 && isCertain(act) ? [{ kind: 'lost', what: edit.name }] : [];
  });
}

function checkChoice(acts: readonly Act[], final: boolean): readonly Violation[] {
  const claims = acts.flatMap((act) => {
    const value = act.write.kind === 'parameters.update' ? act.write.changes.showOnlyNotPaid : undefined;
    return value === undefined ? [] : [{ act, value }];
  });
  return acceptable(false, claims).includes(final) ? [] : [{ kind: 'lost', what: 'choice of showOnlyNotPaid' }];
}

/** The promises about the person's settings: two devices that add different names keep both. */
export function checkParameters(
  acts: readonly Act[],
  { parameters = defaultParameters }: Stored,
): readonly Violation[] {
  const steps = stepsOf(acts);
  const names = namesOf(steps);
  const { operations, categories, showOnlyNotPaid } = parameters;
  return [
    ...[...names].flatMap((name) =>
      checkName(steps, name, operations.filter((operation) => operation === name).length),
    ),
    ...operations.filter((name) => !names.has(name)).map((name) => ({ kind: 'ghost' as const, what: name })),
    ...checkCategories(
      steps,
      categories.map(({ name }) => name),
    ),
    ...checkChoice(acts, showOnlyNotPaid),
  ];
}
