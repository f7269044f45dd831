import { describe, expect, test } from 'vitest';
import { camille } from '../support/account.ts';
import { useStage } from '../support/stage.ts';
import { denies } from '../support/calls.ts';
import { dialogOf, openSection, settingsChange, settingsHolding, sizeOf, useSection } from './parameters.ts';
import { codesOn, descriptionOf, isWrong, offersUndo, soon, told, toasts } from '../support/told.ts';
import { inWords, type Said } from './support.ts';
import { languages, textOf } from '../../support/texts.ts';

const stage = useStage();

const taken: Said = { key: 'parameters.names.taken', fr: 'Cette valeur existe déjà !' };

const stored = {
  operations: ['Boulangerie', 'Cinéma', 'Droguerie', 'Essence', 'Fleurs', 'Garage', 'Hôtel'],
  categories: [
    { name: 'Sorties', operations: ['Cinéma'] },
    { name: 'Voiture', operations: ['Essence', 'Garage'] },
  ],
};

describe.each(languages)('the operations, in %s', (language) => {
  const person = { ...camille, email: `operations-${language}@exemple.fr` };
  const screen = useSection(stage, language, { section: 'operations', person, stored });

  const list = () => screen().page.getByRole('list', { name: textOf(language, 'parameters.sections.operations') });
  const row = (name: string) => list().getByRole('listitem', { name, exact: true });
  const names = () => list().getByRole('listitem').locator('.name-text').allInnerTexts();
  const added = () => screen().field('parameters.operations.add');
  const searched = () => screen().field('parameters.operations.search');
  const changes = () => screen().documents.sent(settingsChange);
  const isTold = async (key: Said['key']) => {
    await expect.poll(told(toasts(screen().page), 'status'), soon).toEqual([textOf(language, key)]);
  };
  const isOffered = async (key: Said['key']) => {
    const offer = offersUndo(language, textOf(language, key));
    await expect.poll(told(toasts(screen().page), 'status'), soon).toEqual([offer]);
  };
  const edit = async (name: string, to: string) => {
    await row(name)
      .getByRole('button', { name: textOf(language, 'parameters.names.edit') })
      .click();
    const editor = screen().field('parameters.names.name');
    await editor.fill(to);
    await editor.press('Enter');
    return editor;
  };

  // Source: docs/specification.md#operation-add, docs/specification.md#operation-name,
  // docs/specification.md#operation-messages.
  test('a name is added trimmed, with a capital, in its place; that is told and saved', async () => {
    await added().fill('  école de danse ');
    await screen().button('entry.add').click();
    await isTold('notice.operationAdded');
    const shown = await names();
    expect(shown.indexOf('École de danse')).toBeGreaterThan(shown.indexOf('Droguerie'));
    expect(shown.indexOf('École de danse')).toBeLessThan(shown.indexOf('Fleurs'));
    expect(await added().inputValue()).toBe('');
    await expect.poll(changes, soon).toEqual([settingsHolding({ operations: ['École de danse'] })]);
  });

  // Source: docs/specification.md#operation-duplicate.
  test.each(['boulangerie', ' BOULANGERIE ', 'cinéma', 'CINE\u0301MA'])(
    'the name %o is there already: it cannot be added, and stays typed',
    async (typed) => {
      await added().fill(typed);
      await isWrong(added(), inWords(language, taken));
      expect(await screen().button('entry.add').isDisabled()).toBe(true);
      await added().press('Enter');
      expect(await added().inputValue()).toBe(typed);
      expect(changes()).toEqual([]);
    },
  );

  // Source: docs/specification.md#operation-add.
  test.each(['', '   '])('the name %o is none: it cannot be added, and nobody is blamed', async (typed) => {
    await added().fill(typed);
    expect(await screen().button('entry.add').isDisabled()).toBe(true);
    await added().press('Enter');
    expect(await descriptionOf(added())).toBe('');
    expect(changes()).toEqual([]);
  });

  // Source: docs/specification.md#name-limits.
  test('a name that is too long is refused beside the field', async () => {
    await added().fill('x'.repeat(1001));
    await expect.poll(() => descriptionOf(added()), soon).toMatch(/^\D*\d+\D+$/u);
    expect(await screen().button('entry.add').isDisabled()).toBe(true);
  });

  // Source: docs/specification.md#operation-search.
  test('a search shows what contains the text in any case', async () => {
    await searched().fill(' OULANG');
    await expect.poll(names, soon).toEqual(['Boulangerie']);
    expect(await searched().inputValue()).toBe(' OULANG');
  });

  // Source: docs/specification.md#operation-search.
  test('a search that finds nothing is cleared, says so and shows every name', async () => {
    const all = await names();
    await searched().fill('zzz');
    await screen()
      .page.getByText(textOf(language, 'parameters.operations.nothingFound', { text: 'zzz' }))
      .waitFor();
    expect(await searched().inputValue()).toBe('');
    expect(await names()).toEqual(all);
  });

  // Source: docs/specification.md#operation-rename, docs/specification.md#operation-messages.
  test('another name is told, saved with a capital, and followed by the categories', async () => {
    await edit('Essence', ' carburant ');
    await row('Carburant').waitFor();
    await isOffered('notice.operationModified');
    const change = settingsHolding({
      operations: ['Carburant'],
      categories: [{ name: 'Voiture', operations: ['Carburant', 'Garage'] }],
    });
    await expect.poll(changes, soon).toEqual([change]);
    await openSection(screen().page, 'categories');
    await screen().page.getByRole('listitem', { name: 'Voiture' }).getByText('Carburant, Garage').waitFor();
  });

  // Source: docs/specification.md#operation-rename.
  test.each(['', '   '])('an edit to %o is ignored', async (to) => {
    await edit('Fleurs', to);
    await row('Fleurs').getByText('Fleurs').waitFor();
    expect(changes()).toEqual([]);
    expect(await told(toasts(screen().page), 'status')()).toEqual([]);
  });

  test('an edit to a name that is there already stays open with what was typed', async () => {
    const editor = await edit('Fleurs', ' DROGUERIE');
    await isWrong(editor, inWords(language, taken));
    expect(await editor.inputValue()).toBe(' DROGUERIE');
    await editor.press('Escape');
    await row('Fleurs').getByText('Fleurs').waitFor();
    expect(changes()).toEqual([]);
  });

  // Source: docs/specification.md#operation-delete, docs/specification.md#operation-messages.
  test('a name is deleted after a question, which is told', async () => {
    const remove = row('Hôtel').getByRole('button', { name: textOf(language, 'entry.delete') });
    const dialog = dialogOf(screen().page, language, 'deletion.title', { name: 'Hôtel' });
    await remove.click();
    await dialog.getByText(textOf(language, 'deletion.operationText')).waitFor();
    expect(await sizeOf(dialog)).toEqual({ width: 420, minHeight: '150px' });
    await dialog.getByRole('button', { name: textOf(language, 'shell.cancel') }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(changes()).toEqual([]);
    await remove.click();
    await dialog.getByRole('button', { name: textOf(language, 'deletion.confirm') }).click();
    await isOffered('notice.operationDeleted');
    await row('Hôtel').waitFor({ state: 'detached' });
    await expect.poll(changes, soon).toHaveLength(1);
    expect(JSON.stringify(changes())).not.toContain('Hôtel');
  });

  // Source: docs/specification.md#refused-message.
  test('a name that the server refuses is taken back, and that is told', async () => {
    screen().documents.answer(settingsChange, denies(400, 'INVALID_ARGUMENT'));
    await added().fill('Refusée');
    await added().press('Enter');
    await expect.poll(told(toasts(screen().page), 'alert'), soon).toEqual([textOf(language, 'notice.writeRefused')]);
    await row('Refusée').waitFor({ state: 'detached' });
    expect(await codesOn(screen().page)).toEqual([]);
  });
});
