import type { ParametersEvent } from '../../../src/machines/parameters/parameters.events.ts';
import type { Screen } from '../device/screen.ts';
import type { Action, SimulatedUser } from './user.ts';

/** Changes a list, and stores the inverse change for undo. */
function change(
  { parameters }: Screen,
  { inverse }: SimulatedUser,
  forth: ParametersEvent,
  back: ParametersEvent,
): void {
  parameters.send(forth);
  inverse.value = back;
}

const parametersOf = ({ parameters }: Screen) => parameters.getSnapshot().context.parameters;

export const addOperation: Action = (screen, user) => {
  const name = user.labels.next(`Operation ${user.browser}`);
  change(screen, user, { type: 'operation.added', name }, { type: 'operation.removed', name });
};

export const removeOperation: Action = (screen, user) => {
  const name = user.world.random.pick(parametersOf(screen).operations);
  if (name === undefined) return;
  change(screen, user, { type: 'operation.removed', name }, { type: 'operation.added', name });
};

export const renameOperation: Action = (screen, user) => {
  const name = user.world.random.pick(parametersOf(screen).operations);
  if (name === undefined) return;
  const to = user.labels.next(`Operation ${user.browser}`);
  change(screen, user, { type: 'operation.renamed', name, to }, { type: 'operation.renamed', name: to, to: name });
};

export const addCategory: Action = (screen, user) => {
  const name = user.labels.next(`Category ${user.browser}`);
  change(screen, user, { type: 'category.added', name }, { type: 'category.removed', name });
};

export const removeCategory: Action = (screen, user) => {
  const category = user.world.random.pick(parametersOf(screen).categories);
  if (!category) return;
  const { name } = category;
  change(screen, user, { type: 'category.removed', name }, { type: 'category.added', name });
};

/** The block of the screen that the user opens and closes. */
export const block = 'outDay';

export const toggleBlock: Action = (screen, user) => {
  const toggle: ParametersEvent = { type: 'block.toggled', block };
  change(screen, user, toggle, toggle);
};

export const undo: Action = ({ parameters }, { inverse }) => {
  if (inverse.value) parameters.send(inverse.value);
  inverse.value = undefined;
};

export const toggleUnpaid: Action = ({ parameters }) => parameters.send({ type: 'unpaidOnly.toggled' });
