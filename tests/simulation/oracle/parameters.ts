import { defaultParameters } from '../../../src/domain/parameters/parameters.ts';
import type { Act } from '../user/action-log.ts';
import { block } from '../user/list-actions.ts';
import { acceptable } from './claims.ts';
import { checkList, type Step } from './lists.ts';
import type { Stored } from './stored.ts';
import type { Violation } from './violation.ts';

const stepsOf = (acts: readonly Act[]): readonly Step[] =>
  acts.flatMap((act) => {
    const { write } = act;
    if (write.kind === 'account.patch') return write.patch.edits.map((edit) => ({ act, edit }));
    return write.kind === 'parameters.edit' ? write.edits.map((edit) => ({ act, edit })) : [];
  });

function checkBlock(steps: readonly Step[], isClosed: boolean): readonly Violation[] {
  const claims = steps
    .filter(({ edit }) => edit.kind === 'block.close' || edit.kind === 'block.open')
    .map(({ act, edit }) => ({ act, value: edit.kind === 'block.close' }));
  return acceptable(false, claims).includes(isClosed) ? [] : [{ kind: 'lost', what: `state of block ${block}` }];
}

function checkChoice(acts: readonly Act[], final: boolean): readonly Violation[] {
  const claims = acts.flatMap((act) => {
    const value = act.write.kind === 'parameters.update' ? act.write.changes.showOnlyNotPaid : undefined;
    return value === undefined ? [] : [{ act, value }];
  });
  return acceptable(false, claims).includes(final) ? [] : [{ kind: 'lost', what: 'choice of showOnlyNotPaid' }];
}

/** The invariants of the parameters. */
export function checkParameters(
  acts: readonly Act[],
  { parameters = defaultParameters }: Stored,
): readonly Violation[] {
  const steps = stepsOf(acts);
  const { operations, categories, blockClosed, showOnlyNotPaid } = parameters;
  return [
    ...checkList(steps, 'operation', operations),
    ...checkList(
      steps,
      'category',
      categories.map(({ name }) => name),
    ),
    ...checkBlock(steps, blockClosed.includes(block)),
    ...checkChoice(acts, showOnlyNotPaid),
  ];
}
