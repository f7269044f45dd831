import { describe, expect, test } from 'vitest';
import type { MessageKey } from '../../../src/i18n/message-key.ts';
import { textOf } from '../../support/texts.ts';
import { camille } from '../support/account.ts';
import { useStage } from '../support/stage.ts';
import { isWrong, offersUndo, polledOften, toasts, messagesIn } from '../support/messages.ts';
import { dialogOf, parametersChange, parametersHolding, useSection } from './parameters.ts';

const stage = useStage();

const stored = {
  operations: ['Boulangerie', 'Cinéma', 'Essence'],
  categories: [
    { name: 'Alimentation', operations: ['Boulangerie'] },
    { name: 'Sorties', operations: ['Cinéma'] },
    { name: 'Travaux', operations: [] },
    { name: 'Voiture', operations: [] },
  ],
};

// Rules of names: src/ui/screens/parameters.
describe('the category settings page', () => {
  const person = { ...camille, email: 'categories@exemple.fr' };
  const screen = useSection(stage, 'fr', { section: 'categories', person, stored });

  const row = (name: string) => screen().page.getByRole('listitem', { name, exact: true });
  const added = () => screen().field('parameters.categories.add');
  const changes = () => screen().documents.sent(parametersChange);
  const showsToast = async (text: string) => {
    await expect.poll(messagesIn(toasts(screen().page), 'status'), polledOften).toEqual([text]);
  };
  const press = (name: string, key: MessageKey) =>
    row(name)
      .getByRole('button', { name: textOf('fr', key) })
      .click();
  const edit = async (name: string, to: string) => {
    await press(name, 'parameters.names.edit');
    const editor = screen().field('parameters.names.name');
    await editor.fill(to);
    await editor.press('Enter');
    return editor;
  };

  // Source: docs/specification.md#category-add, docs/specification.md#category-messages.
  test('adds a name trimmed and capitalised, saves it and shows a toast', async () => {
    await added().fill('  santé ');
    await screen().button('entry.add').click();
    await row('Santé').waitFor();
    await showsToast(textOf('fr', 'notice.categoryAdded'));
    expect(await added().inputValue()).toBe('');
    await expect
      .poll(changes, polledOften)
      .toEqual([parametersHolding({ categories: [{ name: 'Santé', operations: [] }] })]);
  });

  test('keeps a field with a taken name open, and shows a toast after another name is saved', async () => {
    const editor = await edit('Sorties', ' ALIMENTATION');
    await isWrong(editor, textOf('fr', 'parameters.names.taken'));
    expect(await editor.inputValue()).toBe(' ALIMENTATION');
    expect(changes()).toEqual([]);
    await editor.fill(' loisirs ');
    await editor.press('Enter');
    await row('Loisirs').getByText('Cinéma').waitFor();
    await showsToast(offersUndo('fr', textOf('fr', 'notice.categoryModified')));
    const change = parametersHolding({ categories: [{ name: 'Loisirs', operations: ['Cinéma'] }] });
    await expect.poll(changes, polledOften).toEqual([change]);
  });

  test('deletes a category after a confirmation and shows a toast', async () => {
    const dialog = dialogOf(screen().page, 'fr', 'deletion.title', { name: 'Travaux' });
    await press('Travaux', 'entry.delete');
    await dialog.getByText(textOf('fr', 'deletion.categoryText')).waitFor();
    expect(changes()).toEqual([]);
    // Source: docs/specification.md#dialog-size.
    const size = await dialog.evaluate((element) => [
      getComputedStyle(element).width,
      getComputedStyle(element).minHeight,
    ]);
    expect(size).toEqual(['500px', '150px']);
    await dialog.getByRole('button', { name: textOf('fr', 'deletion.confirm') }).click();
    await showsToast(offersUndo('fr', textOf('fr', 'notice.categoryDeleted')));
    await row('Travaux').waitFor({ state: 'detached' });
    await expect.poll(changes, polledOften).toHaveLength(1);
    expect(JSON.stringify(changes())).not.toContain('Travaux');
  });

  // Source: docs/specification.md#category-selection.
  test('counts the chosen operations of a category, saves them and shows a toast', async () => {
    const { page, button } = screen();
    await press('Voiture', 'parameters.categories.choose');
    await page.getByRole('group', { name: 'Voiture', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Essence', exact: true }).click();
    await page.getByText(textOf('fr', 'parameters.selection.chosen', { count: 1 })).waitFor();
    await button('parameters.selection.save').click();
    await row('Voiture').getByText('Essence').waitFor();
    await showsToast(offersUndo('fr', textOf('fr', 'notice.categoryModified')));
    const change = parametersHolding({ categories: [{ name: 'Voiture', operations: ['Essence'] }] });
    await expect.poll(changes, polledOften).toEqual([change]);
  });
});
