import { describe, expect, test } from 'vitest';
import { textOf } from '../../support/texts.ts';
import { camille } from '../support/account.ts';
import { denies } from '../support/calls.ts';
import { useStage } from '../support/stage.ts';
import { codesOn, isWrong, offersUndo, polledOften, toasts, messagesIn } from '../support/messages.ts';
import { dialogOf, openSection, parametersChange, parametersHolding, sizeOf, useSection } from './parameters.ts';

const stage = useStage();

const stored = {
  operations: ['Boulangerie', 'Cinéma', 'Droguerie', 'Essence', 'Fleurs', 'Garage', 'Hôtel'],
  categories: [
    { name: 'Sorties', operations: ['Cinéma'] },
    { name: 'Voiture', operations: ['Essence', 'Garage'] },
  ],
};

// Rules of names, and the search: src/ui/screens/parameters.
describe('the operation settings page', () => {
  const person = { ...camille, email: 'operations@exemple.fr' };
  const screen = useSection(stage, 'en', { section: 'operations', person, stored });

  const list = () => screen().page.getByRole('list', { name: textOf('en', 'parameters.sections.operations') });
  const row = (name: string) => list().getByRole('listitem', { name, exact: true });
  const names = () => list().getByRole('listitem').locator('.name-text').allInnerTexts();
  const added = () => screen().field('parameters.operations.add');
  const changes = () => screen().documents.sent(parametersChange);
  const showsToast = async (text: string) => {
    await expect.poll(messagesIn(toasts(screen().page), 'status'), polledOften).toEqual([text]);
  };

  // Source: docs/specification.md#operation-add, docs/specification.md#operation-name,
  // docs/specification.md#operation-messages.
  test('adds a name trimmed, capitalised and sorted, saves it and shows a toast', async () => {
    await added().fill('  école de danse ');
    await screen().button('entry.add').click();
    await showsToast(textOf('en', 'notice.operationAdded'));
    const shown = await names();
    expect(shown.indexOf('École de danse')).toBe(shown.indexOf('Droguerie') + 1);
    expect(await added().inputValue()).toBe('');
    await expect.poll(changes, polledOften).toEqual([parametersHolding({ operations: ['École de danse'] })]);
  });

  test('refuses a taken name in another letter case or Unicode form, and keeps the typed text', async () => {
    await added().fill('CINE\u0301MA');
    await isWrong(added(), textOf('en', 'parameters.names.taken'));
    expect(await screen().button('entry.add').isDisabled()).toBe(true);
    await added().press('Enter');
    expect(await added().inputValue()).toBe('CINE\u0301MA');
    expect(changes()).toEqual([]);
  });

  test('capitalises a new name of an operation, renames it in its categories, and shows a toast', async () => {
    await row('Essence')
      .getByRole('button', { name: textOf('en', 'parameters.names.edit') })
      .click();
    const editor = screen().field('parameters.names.name');
    await editor.fill(' carburant ');
    await editor.press('Enter');
    await row('Carburant').waitFor();
    await showsToast(offersUndo('en', textOf('en', 'notice.operationModified')));
    const change = parametersHolding({
      operations: ['Carburant'],
      categories: [{ name: 'Voiture', operations: ['Carburant', 'Garage'] }],
    });
    await expect.poll(changes, polledOften).toEqual([change]);
    await openSection(screen().page, 'categories');
    await screen().page.getByRole('listitem', { name: 'Voiture' }).getByText('Carburant, Garage').waitFor();
  });

  test('deletes a name after a confirmation and shows a toast', async () => {
    const remove = row('Hôtel').getByRole('button', { name: textOf('en', 'entry.delete') });
    const dialog = dialogOf(screen().page, 'en', 'deletion.title', { name: 'Hôtel' });
    await remove.click();
    await dialog.getByText(textOf('en', 'deletion.operationText')).waitFor();
    expect(await sizeOf(dialog)).toEqual({ width: 500, minHeight: '150px' });
    expect(changes()).toEqual([]);
    await dialog.getByRole('button', { name: textOf('en', 'deletion.confirm') }).click();
    await showsToast(offersUndo('en', textOf('en', 'notice.operationDeleted')));
    await row('Hôtel').waitFor({ state: 'detached' });
    await expect.poll(changes, polledOften).toHaveLength(1);
    expect(JSON.stringify(changes())).not.toContain('Hôtel');
  });

  // Source: docs/specification.md#refused-message.
  test('reverts a name that the server refuses and shows a toast', async () => {
    screen().documents.answer(parametersChange, denies(400, 'INVALID_ARGUMENT'));
    await added().fill('Refusée');
    await added().press('Enter');
    await expect
      .poll(messagesIn(toasts(screen().page), 'alert'), polledOften)
      .toEqual([textOf('en', 'notice.writeRefused')]);
    await row('Refusée').waitFor({ state: 'detached' });
    expect(await codesOn(screen().page)).toEqual([]);
  });
});
