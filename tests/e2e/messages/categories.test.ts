import { describe, expect, test } from 'vitest';
import { camille } from '../support/account.ts';
import { useStage } from '../support/stage.ts';
import { dialogOf, settingsChange, settingsHolding, sizeOf, useSection } from './parameters.ts';
import { descriptionOf, isWrong, offersUndo, soon, told, toasts } from '../support/told.ts';
import { inWords, type Said } from './support.ts';
import { languages, textOf } from '../../support/texts.ts';

const stage = useStage();

const taken: Said = { key: 'parameters.names.taken', fr: 'Cette valeur existe déjà !' };

const stored = {
  operations: ['Boulangerie', 'Cinéma', 'Essence'],
  categories: [
    { name: 'Alimentation', operations: ['Boulangerie'] },
    { name: 'Cadeaux', operations: [] },
    { name: 'Sorties', operations: ['Cinéma'] },
    { name: 'Travaux', operations: [] },
    { name: 'Voiture', operations: [] },
  ],
};

describe.each(languages)('the categories, in %s', (language) => {
  const person = { ...camille, email: `categories-${language}@exemple.fr` };
  const screen = useSection(stage, language, { section: 'categories', person, stored });

  const row = (name: string) => screen().page.getByRole('listitem', { name, exact: true });
  const added = () => screen().field('parameters.categories.add');
  const changes = () => screen().documents.sent(settingsChange);
  const isTold = async (key: Said['key']) => {
    await expect.poll(told(toasts(screen().page), 'status'), soon).toEqual([textOf(language, key)]);
  };
  const isOffered = async (key: Said['key']) => {
    const offer = offersUndo(language, textOf(language, key));
    await expect.poll(told(toasts(screen().page), 'status'), soon).toEqual([offer]);
  };
  const press = (name: string, key: Said['key']) =>
    row(name)
      .getByRole('button', { name: textOf(language, key) })
      .click();
  const edit = async (name: string, to: string) => {
    await press(name, 'parameters.names.edit');
    const editor = screen().field('parameters.names.name');
    await editor.fill(to);
    await editor.press('Enter');
    return editor;
  };
  const choose = async (name: string) => {
    await press(name, 'parameters.categories.choose');
    await screen().page.getByRole('group', { name, exact: true }).waitFor();
    return (operation: string) => screen().page.getByRole('button', { name: operation, exact: true });
  };

  // Source: docs/specification.md#category-add, docs/specification.md#category-messages.
  test('a name is added trimmed and as it was typed; that is told and saved', async () => {
    await added().fill('  santé ');
    await screen().button('entry.add').click();
    await row('santé').waitFor();
    await isTold('notice.categoryAdded');
    expect(await added().inputValue()).toBe('');
    await expect.poll(changes, soon).toEqual([settingsHolding({ categories: [{ name: 'santé', operations: [] }] })]);
  });

  // Source: docs/specification.md#category-add, docs/specification.md#operation-duplicate.
  test.each(['alimentation', ' ALIMENTATION '])('the name %o is there already: it cannot be added', async (typed) => {
    await added().fill(typed);
    await isWrong(added(), inWords(language, taken));
    expect(await screen().button('entry.add').isDisabled()).toBe(true);
    await added().press('Enter');
    expect(await added().inputValue()).toBe(typed);
    expect(changes()).toEqual([]);
  });

  // Source: docs/specification.md#category-add.
  test.each(['', '   '])('the name %o is none: it cannot be added', async (typed) => {
    await added().fill(typed);
    expect(await screen().button('entry.add').isDisabled()).toBe(true);
    await added().press('Enter');
    expect(await descriptionOf(added())).toBe('');
    expect(changes()).toEqual([]);
  });

  // Source: docs/specification.md#category-rename, docs/specification.md#category-messages.
  test('another name is told and saved; the operations stay', async () => {
    await edit('Sorties', ' loisirs ');
    await row('loisirs').getByText('Cinéma').waitFor();
    await isOffered('notice.categoryModified');
    const change = settingsHolding({ categories: [{ name: 'loisirs', operations: ['Cinéma'] }] });
    await expect.poll(changes, soon).toEqual([change]);
  });

  // Source: docs/specification.md#category-rename.
  test.each(['', '   '])('an edit to %o is ignored', async (to) => {
    await edit('Alimentation', to);
    await row('Alimentation').getByText('Boulangerie').waitFor();
    expect(changes()).toEqual([]);
    expect(await told(toasts(screen().page), 'status')()).toEqual([]);
  });

  test('an edit to a name that is there already stays open with what was typed', async () => {
    const editor = await edit('Alimentation', 'cadeaux');
    await isWrong(editor, inWords(language, taken));
    await editor.press('Escape');
    await row('Alimentation').getByText('Boulangerie').waitFor();
    expect(changes()).toEqual([]);
  });

  // Source: docs/specification.md#category-delete, docs/specification.md#category-messages,
  // docs/specification.md#dialog-size.
  test('a category is deleted after a question, which is told', async () => {
    const { page } = screen();
    const dialog = dialogOf(page, language, 'deletion.title', { name: 'Travaux' });
    await press('Travaux', 'entry.delete');
    await dialog.getByText(textOf(language, 'deletion.categoryText')).waitFor();
    expect(await sizeOf(dialog)).toEqual({ width: 420, minHeight: '150px' });
    await dialog.getByRole('button', { name: textOf(language, 'shell.cancel') }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(changes()).toEqual([]);
    await press('Travaux', 'entry.delete');
    await dialog.getByRole('button', { name: textOf(language, 'deletion.confirm') }).click();
    await isOffered('notice.categoryDeleted');
    await row('Travaux').waitFor({ state: 'detached' });
    await expect.poll(changes, soon).toHaveLength(1);
    expect(JSON.stringify(changes())).not.toContain('Travaux');
  });

  // Source: docs/specification.md#category-selection.
  test('the operations that are chosen are counted, saved and told', async () => {
    const operation = await choose('Voiture');
    await operation('Essence').click();
    await screen().page.locator('.selection-count', { hasText: /^1 / }).waitFor();
    await screen().button('parameters.selection.save').click();
    await row('Voiture').getByText('Essence').waitFor();
    await isOffered('notice.categoryModified');
    const change = settingsHolding({ categories: [{ name: 'Voiture', operations: ['Essence'] }] });
    await expect.poll(changes, soon).toEqual([change]);
  });

  // Source: docs/specification.md#category-selection-cancel.
  test('a choice that is cancelled changes nothing', async () => {
    const operation = await choose('Cadeaux');
    await operation('Essence').click();
    await screen().button('shell.cancel').click();
    await row('Cadeaux').waitFor();
    expect(await (await choose('Cadeaux'))('Essence').getAttribute('aria-pressed')).toBe('false');
    expect(changes()).toEqual([]);
    expect(await told(toasts(screen().page), 'status')()).toEqual([]);
  });
});
