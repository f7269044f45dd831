import { screen, within } from '@testing-library/react';
import type { ParametersEdit } from '../../src/domain/parameters/parameters-edits.ts';
import { WorkspaceDialogs } from '../../src/ui/dialogs/workspace-dialogs.tsx';
import { renderSignedIn } from './render-signed-in.tsx';
import { ParametersScreen } from '../../src/ui/screens/parameters/parameters-screen.lazy.tsx';

type Options = NonNullable<Parameters<typeof renderSignedIn>[1]>;

const screenWithDialogs = (
  <>
    <ParametersScreen />
    <WorkspaceDialogs />
  </>
);

/** Shows the screen, and goes to the section of that name where one is given. */
export const openParameters = async (options: Options = {}, section?: string) => {
  const page = await renderSignedIn(screenWithDialogs, options);
  if (section !== undefined) await page.user.click(screen.getByRole('link', { name: section }));
  return page;
};

/** Shows the screen once its list of names is there. */
export const openList = async (options: Options, section?: string) => {
  const page = await openParameters(options, section);
  await screen.findAllByRole('listitem');
  return page;
};

/** The writes of these edits, one each. */
export const edits = (...list: readonly ParametersEdit[]) =>
  list.map((edit) => ({ kind: 'parameters.edit', edits: [edit] }));

/** What is in the row of a name. */
export const inRow = (name: string) => within(screen.getByRole('listitem', { name }));

/** The names that the list shows. */
export const namesOf = (label: string): readonly (string | null)[] =>
  within(screen.getByRole('list', { name: label }))
    .getAllByRole('listitem')
    .map((row) => row.getAttribute('aria-label'));

/** The name of the row that has the focus, and of what has it there. */
export const focusedInRow = () => {
  const focused = document.activeElement;
  return [focused?.closest('li')?.getAttribute('aria-label'), focused?.getAttribute('aria-label')];
};
