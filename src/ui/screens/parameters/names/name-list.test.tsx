import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { edits, focusedInRow, inRow, namesOf, openList } from '../../../../../testing/ui/open-parameters.tsx';

afterEach(cleanup);

const parameters = { operations: ['Bakery', 'Cinema', 'Fuel'] };

const open = () => openList({ parameters });
const addField = () => screen.getByRole('textbox', { name: 'Add an operation' });
const searchField = () => screen.getByRole('searchbox', { name: 'Search' });
const edit = async () => {
  const page = await open();
  await page.user.click(inRow('Bakery').getByRole('button', { name: 'Edit' }));
  return page;
};
const ask = async (name: string) => {
  const page = await open();
  await page.user.click(inRow(name).getByRole('button', { name: 'Delete' }));
  return { ...page, dialog: within(await screen.findByRole('dialog', { name: `Delete “${name}”?` })) };
};
const narrow = async () => {
  window.innerWidth = 360;
  const page = await open();
  await page.user.click(inRow('Cinema').getByRole('button', { name: 'Edit or delete' }));
  return page;
};
const nameField = () => screen.getByRole('textbox', { name: 'Name' });

describe('editing a name', () => {
  // Source: docs/specification.md#operation-rename.
  test('saves the name on Enter, and the focus follows the name to the new position', async () => {
    const { user, writes } = await edit();
    await user.keyboard('zoo{Enter}');
    expect(writes).toEqual(edits({ kind: 'operation.rename', name: 'Bakery', to: 'Zoo' }));
    expect(namesOf('Operations')).toEqual(['Cinema', 'Fuel', 'Zoo']);
    expect(focusedInRow()).toEqual(['Zoo', 'Edit']);
  });

  test('keeps the old name on Escape', async () => {
    const { user, writes } = await edit();
    await user.keyboard('zoo{Escape}');
    expect(writes).toEqual([]);
    expect(focusedInRow()).toEqual(['Bakery', 'Edit']);
  });

  test('saves the name on blur', async () => {
    const { user, writes } = await edit();
    await user.keyboard('zoo');
    await user.click(searchField());
    expect(writes).toEqual(edits({ kind: 'operation.rename', name: 'Bakery', to: 'Zoo' }));
    expect(document.activeElement).toBe(searchField());
  });

  // Source: docs/specification.md#operation-rename, docs/specification.md#operation-duplicate.
  test('refuses a duplicate name and lets the user correct the name', async () => {
    const { user, writes } = await edit();
    await user.keyboard('FUEL{Enter}');
    expect(screen.getByRole('alert').textContent).toBe('This value already exists!');
    expect(nameField()).toHaveProperty('value', 'FUEL');
    expect(nameField().getAttribute('aria-invalid')).toBe('true');
    expect(nameField().getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id);
    await user.type(nameField(), 's{Enter}');
    expect(writes).toEqual(edits({ kind: 'operation.rename', name: 'Bakery', to: 'FUELs' }));
  });

  // Source: docs/specification.md#operation-rename.
  test('ignores an empty name', async () => {
    const { user, writes } = await edit();
    await user.clear(nameField());
    await user.keyboard('{Enter}');
    expect(writes).toEqual([]);
    expect(namesOf('Operations')).toEqual(['Bakery', 'Cinema', 'Fuel']);
  });
});

describe('deleting a name', () => {
  // Source: docs/specification.md#operation-delete.
  test('asks for a confirmation, and explains that expenses keep the name', async () => {
    const { user, writes, dialog } = await ask('Cinema');
    expect(dialog.getByText('This name will no longer be suggested. Expenses already entered keep it.')).toBeDefined();
    expect(writes).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(writes).toEqual(edits({ kind: 'operation.remove', name: 'Cinema' }));
    expect(namesOf('Operations')).toEqual(['Bakery', 'Fuel']);
  });

  test('moves the focus to the next name', async () => {
    const { user, dialog } = await ask('Cinema');
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(focusedInRow()).toEqual(['Fuel', 'Delete']);
  });

  test('deletes nothing on Cancel and returns the focus', async () => {
    const { user, writes, dialog } = await ask('Fuel');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(writes).toEqual([]);
    expect(focusedInRow()).toEqual(['Fuel', 'Delete']);
  });

  test('moves the focus to the add field when the last name is deleted', async () => {
    const { user } = await openList({ parameters: { operations: ['Fuel'] } });
    await user.click(inRow('Fuel').getByRole('button', { name: 'Delete' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    expect(screen.getByText('No operations')).toBeDefined();
    expect(document.activeElement).toBe(addField());
  });
});

test('makes the list one tab stop, and moves the focus inside it by arrow keys', async () => {
  const { user } = await open();
  await user.click(searchField());
  await user.tab();
  expect(focusedInRow()).toEqual(['Bakery', 'Edit']);
  await user.keyboard('{ArrowDown}{ArrowRight}');
  expect(focusedInRow()).toEqual(['Cinema', 'Delete']);
  await user.tab();
  expect(focusedInRow()).toEqual([undefined, null]);
});

describe('on a phone', () => {
  const { innerWidth } = window;
  afterEach(() => {
    window.innerWidth = innerWidth;
  });

  test('edits a name from the menu of the row', async () => {
    const { user, writes } = await narrow();
    await user.click(screen.getByRole('menuitem', { name: 'Edit' }));
    await user.keyboard('Theatre{Enter}');
    expect(writes).toEqual(edits({ kind: 'operation.rename', name: 'Cinema', to: 'Theatre' }));
    expect(focusedInRow()).toEqual(['Theatre', 'Edit or delete']);
  });

  test('deletes a name from the menu of the row', async () => {
    const { user, writes } = await narrow();
    await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    expect(writes).toEqual(edits({ kind: 'operation.remove', name: 'Cinema' }));
  });
});
