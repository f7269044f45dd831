import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { edits, inRow, namesOf, openList, openParameters } from '../../../../../testing/ui/open-parameters.tsx';

afterEach(cleanup);

const parameters = {
  operations: ['Bakery', 'Cinema', 'Fuel'],
  categories: [
    { name: 'Food', operations: ['Market', 'Bakery'] },
    { name: 'Leisure', operations: [] },
  ],
};

const open = () => openList({ parameters }, 'Categories');
const addField = () => screen.getByRole('textbox', { name: 'Add a category' });
const addButton = () => screen.getByRole('button', { name: 'Add' });
const choose = async () => {
  const page = await open();
  await page.user.click(inRow('Food').getByRole('button', { name: 'Choose operations' }));
  await screen.findByRole('heading', { level: 1, name: 'Categories / Food' });
  return page;
};
const chip = (name: string) => screen.getByRole('button', { name });
const isPressed = (name: string) => chip(name).getAttribute('aria-pressed') === 'true';

test('shows the number and the names of the operations of each category', async () => {
  await open();
  expect(inRow('Food').getByText('2 operations · Bakery, Market')).toBeDefined();
  expect(inRow('Leisure').getByText('0 operations')).toBeDefined();
});

test('uses the singular for zero operations in French', async () => {
  const categories = [{ name: 'Loisirs', operations: [] }];
  await openParameters({ parameters: { categories }, language: 'fr' }, 'Catégories');
  expect(await screen.findByText('0 opération')).toBeDefined();
});

// Source: docs/specification.md#category-add.
test('adds a category with a trimmed, capitalised name', async () => {
  const { user, writes } = await open();
  await user.type(addField(), ' health {Enter}');
  expect(writes).toEqual(edits({ kind: 'category.add', name: 'Health' }));
  expect(namesOf('Categories')).toEqual(['Food', 'Health', 'Leisure']);
});

// Source: docs/specification.md#category-add.
test('does not add a blank or duplicate name', async () => {
  const { user, writes } = await open();
  await user.type(addField(), '  ');
  expect(addButton()).toHaveProperty('disabled', true);
  await user.type(addField(), 'FOOD');
  expect(addButton()).toHaveProperty('disabled', true);
  expect(screen.getByRole('alert').textContent).toBe('This value already exists!');
  await user.keyboard('{Enter}');
  expect(writes).toEqual([]);
});

// Source: docs/specification.md#category-rename.
test('renames a category in place and ignores an empty name', async () => {
  const { user, writes } = await open();
  await user.click(inRow('Food').getByRole('button', { name: 'Edit' }));
  await user.clear(screen.getByRole('textbox', { name: 'Name' }));
  await user.keyboard('{Enter}');
  expect(writes).toEqual([]);
  await user.click(inRow('Food').getByRole('button', { name: 'Edit' }));
  await user.keyboard('meals{Enter}');
  expect(writes).toEqual(edits({ kind: 'category.rename', name: 'Food', to: 'Meals' }));
});

// Source: docs/specification.md#category-delete.
test('asks before it deletes a category', async () => {
  const { user, writes } = await open();
  await user.click(inRow('Leisure').getByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete “Leisure”?' }));
  expect(dialog.getByText('Its operations are still suggested. Home will no longer show their total.')).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(writes).toEqual(edits({ kind: 'category.remove', name: 'Leisure' }));
});

describe('choosing the operations of a category', () => {
  // Source: docs/specification.md#category-selection.
  test('offers the suggested operations and those in the category', async () => {
    await choose();
    const chips = within(screen.getByRole('group', { name: 'Food' })).getAllByRole('button');
    expect(chips.map(({ textContent }) => textContent)).toEqual(['Bakery', 'Cinema', 'Fuel', 'Market']);
    expect(['Bakery', 'Cinema', 'Fuel', 'Market'].map(isPressed)).toEqual([true, false, false, true]);
  });

  test('shows the name of the category above the operations', async () => {
    await choose();
    const titles = screen.getAllByText((_, element) => element?.textContent === 'Categories / Food');
    expect(titles.map(({ tagName }) => tagName)).toContain('P');
  });

  test('marks chosen operations with an icon, not only a colour', async () => {
    const { user } = await choose();
    const marked = () => ['Bakery', 'Cinema'].map((name) => chip(name).querySelector('svg') !== null);
    expect(marked()).toEqual([true, false]);
    await user.click(chip('Bakery'));
    await user.click(chip('Cinema'));
    expect(marked()).toEqual([false, true]);
  });

  // Source: docs/specification.md#category-selection.
  test('counts the chosen operations and saves the changes', async () => {
    const { user, writes } = await choose();
    await user.click(chip('Cinema'));
    expect(screen.getByText('3 operations chosen').tagName).toBe('OUTPUT');
    await user.click(chip('Bakery'));
    await user.click(chip('Market'));
    expect(screen.getByText('1 operation chosen')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(writes).toEqual(
      edits({ kind: 'category.choose', name: 'Food', added: ['Cinema'], removed: ['Market', 'Bakery'] }),
    );
    expect(inRow('Food').getByText('1 operation · Cinema')).toBeDefined();
  });

  // Source: docs/specification.md#category-selection-cancel.
  test('changes nothing on Cancel', async () => {
    const { user, writes } = await choose();
    await user.click(chip('Cinema'));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(inRow('Food').getByText('2 operations · Bakery, Market')).toBeDefined();
    expect(writes).toEqual([]);
  });

  // Source: docs/specification.md#category-selection-cancel.
  test('is cancelled by going to another section', async () => {
    const { user, writes } = await choose();
    await user.click(chip('Cinema'));
    await user.click(screen.getByRole('link', { name: 'Operations' }));
    await user.click(screen.getByRole('link', { name: 'Categories' }));
    await user.click(inRow('Food').getByRole('button', { name: 'Choose operations' }));
    expect(isPressed('Cinema')).toBe(false);
    expect(writes).toEqual([]);
  });
});
