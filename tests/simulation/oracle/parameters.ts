import { defaultParameters } from '../../../src/domain/parameters/parameters.ts';
import type { LoggedAction } from '../user/action-log.ts';
import { block } from '../user/list-actions.ts';
import { acceptableValues } from './claims.ts';
import { checkList, type Step } from './lists.ts';
import type { Stored } from './stored.ts';
import type { Violation } from './violation.ts';

const stepsOf = (actions: readonly LoggedAction[]): readonly Step[] =>
  actions.flatMap((action) => {
    const { write } = action;
    if (write.kind === 'account.patch') return write.patch.edits.map((edit) => ({ action, edit }));
    return write.kind === 'parameters.edit' ? write.edits.map((edit) => ({ action, edit })) : [];
  });

function checkBlock(steps: readonly Step[], isClosed: boolean): readonly Violation[] {
  const claims = steps
    .filter(({ edit }) => edit.kind === 'block.close' || edit.kind === 'block.open')
    .map(({ action, edit }) => ({ action, value: edit.kind === 'block.close' }));
  return acceptableValues(false, claims).includes(isClosed) ? [] : [{ kind: 'lost', what: `state of block ${block}` }];
}

function checkChoice(actions: readonly LoggedAction[], final: boolean): readonly Violation[] {
  const claims = actions.flatMap((action) => {
    const value = action.write.kind === 'parameters.update' ? action.write.changes.showOnlyNotPaid : undefined;
    return value === undefined ? [] : [{ action, value }];
  });
  return acceptableValues(false, claims).includes(final) ? [] : [{ kind: 'lost', what: 'choice of showOnlyNotPaid' }];
}

export function checkParameters(
  actions: readonly LoggedAction[],
  { parameters = defaultParameters }: Stored,
): readonly Violation[] {
  const steps = stepsOf(actions);
  const { operations, categories, blockClosed, showOnlyNotPaid } = parameters;
  return [
    ...checkList(steps, 'operation', operations),
    ...checkList(
      steps,
      'category',
      categories.map(({ name }) => name),
    ),
    ...checkBlock(steps, blockClosed.includes(block)),
    ...checkChoice(actions, showOnlyNotPaid),
  ];
}
