import type { ParametersEvent } from '../../../src/machines/parameters/parameters.events.ts';
import type { Screen } from '../device/screen.ts';
import type { Deed, Person } from './user.ts';

/** Changes a list, and stores the inverse for undo. */
function change({ parameters }: Screen, { wayBack }: Person, forth: ParametersEvent, back: ParametersEvent): void {
  parameters.send(forth);
  wayBack.value = back;
}

const parametersOf = ({ parameters }: Screen) => parameters.getSnapshot().context.parameters;

export const addOperation: Deed = (screen, person) => {
  const name = person.labels.next(`Operation ${person.browser}`);
  change(screen, person, { type: 'operation.added', name }, { type: 'operation.removed', name });
};

export const removeOperation: Deed = (screen, person) => {
  const name = person.world.random.pick(parametersOf(screen).operations);
  if (name === undefined) return;
  change(screen, person, { type: 'operation.removed', name }, { type: 'operation.added', name });
};

export const renameOperation: Deed = (screen, person) => {
  const name = person.world.random.pick(parametersOf(screen).operations);
  if (name === undefined) return;
  const to = person.labels.next(`Operation ${person.browser}`);
  change(screen, person, { type: 'operation.renamed', name, to }, { type: 'operation.renamed', name: to, to: name });
};

export const addCategory: Deed = (screen, person) => {
  const name = person.labels.next(`Category ${person.browser}`);
  change(screen, person, { type: 'category.added', name }, { type: 'category.removed', name });
};

export const removeCategory: Deed = (screen, person) => {
  const category = person.world.random.pick(parametersOf(screen).categories);
  if (!category) return;
  const { name } = category;
  change(screen, person, { type: 'category.removed', name }, { type: 'category.added', name });
};

/** The one block of the screen that is opened and closed here. */
export const block = 'outDay';

export const toggleBlock: Deed = (screen, person) => {
  const toggle: ParametersEvent = { type: 'block.toggled', block };
  change(screen, person, toggle, toggle);
};

export const undo: Deed = ({ parameters }, { wayBack }) => {
  if (wayBack.value) parameters.send(wayBack.value);
  wayBack.value = undefined;
};

export const toggleUnpaid: Deed = ({ parameters }) => parameters.send({ type: 'unpaidOnly.toggled' });
