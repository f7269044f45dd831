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

/** Renders the screen, and opens a section by name. */
export const openParameters = async (options: Options = {}, section?: string) => {
  const page = await renderSignedIn(screenWithDialogs, options);
  if (section !== undefined) await page.user.click(screen.getByRole('link', { name: section }));
  return page;
};

/** Renders the screen, and waits for its list of names. */
export const openList = async (options: Options, section?: string) => {
  const page = await openParameters(options, section);
  await screen.findAllByRole('listitem');
  return page;
};

/** One write for each edit. */
export const edits = (...list: readonly ParametersEdit[]) =>
  list.map((edit) => ({ kind: 'parameters.edit', edits: [edit] }));

/** Queries within the row of a name. */
export const inRow = (name: string) => within(screen.getByRole('listitem', { name }));

export const namesOf = (label: string): readonly (string | null)[] =>
  within(screen.getByRole('list', { name: label }))
    .getAllByRole('listitem')
    .map((row) => row.getAttribute('aria-label'));

/** The accessible names of the focused row and of the focused element in it. */
export const focusedInRow = () => {
  const focused = document.activeElement;
  return [focused?.closest('li')?.getAttribute('aria-label'), focused?.getAttribute('aria-label')];
};
