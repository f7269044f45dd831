import { screen, within } from '@testing-library/dom';
import type { AnyEventObject } from 'xstate';
import type { Section } from '../../../src/ui/screens/parameters/sections.ts';
import { words } from '../../support/words.ts';
import type { Screens } from './screens.tsx';
import { button, fill } from './walk.ts';

const labels = words.en;

type Action = (screens: Screens, event: AnyEventObject) => Promise<unknown>;

const row = (name: string) => within(screen.getByRole('listitem', { name }));

export async function goToSection({ user, translate }: Screens, section: Section) {
  await user.click(await screen.findByRole('link', { name: translate(`parameters.sections.${section}`) }));
  await screen.findByRole('heading', { level: 1, name: translate(`parameters.sections.${section}`) });
}

/** Acts in a section, then returns to the operations. */
const inSection =
  (section: Section, action: Action): Action =>
  async (screens, event) => {
    await goToSection(screens, section);
    await action(screens, event);
    await goToSection(screens, 'operations');
  };

const add =
  (label: 'parameters.operations.add' | 'parameters.categories.add'): Action =>
  async (screens, { name }) => {
    await fill(screens, screens.translate(label), name);
    await screens.user.keyboard('{Enter}');
  };

const rename: Action = async (screens, { name, to }) => {
  const { user, translate } = screens;
  await user.click(row(name).getByRole('button', { name: translate('parameters.names.edit') }));
  await fill(screens, translate('parameters.names.name'), to);
  await user.keyboard('{Enter}');
};

const remove: Action = async ({ user }, { name }) => {
  await user.click(row(name).getByRole('button', { name: labels.remove }));
  const question = within(await screen.findByRole('dialog'));
  await user.click(question.getByRole('button', { name: labels.remove }));
};

const chooseTheme: Action = async ({ user, translate }, { dark }) => {
  await user.click(screen.getByRole('radio', { name: translate(`parameters.appearance.${dark ? 'dark' : 'light'}`) }));
};

/** Presses a button of home, then returns to the parameters. */
const atHome =
  (role: 'button' | 'switch', name: string): Action =>
  async ({ user, translate }) => {
    await user.click(screen.getByRole('link', { name: labels.home }));
    await user.click(await screen.findByRole(role, { name }));
    await user.click(screen.getByRole('link', { name: translate('navigation.parameters') }));
    await screen.findByRole('heading', { level: 1, name: translate('parameters.sections.operations') });
  };

const requestSelection: Action = async (screens, { name }) => {
  await goToSection(screens, 'categories');
  await screens.user.click(row(name).getByRole('button', { name: screens.translate('parameters.categories.choose') }));
  await screen.findByRole('heading', { level: 1, name: `Categories / ${name}` });
};

const endSelection =
  (name: string): Action =>
  async (screens) => {
    await screens.user.click(button(name));
    await goToSection(screens, 'operations');
  };

export const parametersActions: Readonly<Record<string, Action>> = {
  'operation.added': add('parameters.operations.add'),
  'operation.renamed': rename,
  'operation.removed': remove,
  'category.added': inSection('categories', add('parameters.categories.add')),
  'category.renamed': inSection('categories', rename),
  'category.removed': inSection('categories', remove),
  'selection.requested': requestSelection,
  'selection.toggled': ({ user }, { operation }) => user.click(button(operation)),
  'selection.saved': endSelection('Save'),
  'selection.cancelled': endSelection(labels.cancel),
  'theme.chosen': inSection('appearance', chooseTheme),
  'block.toggled': atHome('button', labels.income),
  'unpaidOnly.toggled': atHome('switch', labels.unpaidOnly),
};
