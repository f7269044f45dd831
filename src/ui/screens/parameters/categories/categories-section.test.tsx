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

test('each category says how many operations count in it, and which', async () => {
  await open();
  expect(inRow('Food').getByText('2 operations · Bakery, Market')).toBeDefined();
  expect(inRow('Leisure').getByText('0 operations')).toBeDefined();
});

test('French counts none and one alike', async () => {
  const categories = [{ name: 'Loisirs', operations: [] }];
  await openParameters({ parameters: { categories }, language: 'fr' }, 'Catégories');
  expect(await screen.findByText('0 opération')).toBeDefined();
});

// Source: docs/specification.md#category-add.
test('a category is added under its trimmed name, with a capital', async () => {
  const { user, writes } = await open();
  await user.type(addField(), ' health {Enter}');
  expect(writes).toEqual(edits({ kind: 'category.add', name: 'Health' }));
  expect(namesOf('Categories')).toEqual(['Food', 'Health', 'Leisure']);
});

// Source: docs/specification.md#category-add.
test('a name that is blank or taken cannot be added', async () => {
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
test('a category is renamed in place; an empty name is ignored', async () => {
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
test('a category is deleted after a question', async () => {
  const { user, writes } = await open();
  await user.click(inRow('Leisure').getByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete “Leisure”?' }));
  expect(dialog.getByText('Its operations are still suggested. Home will no longer show their total.')).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(writes).toEqual(edits({ kind: 'category.remove', name: 'Leisure' }));
});

describe('choosing the operations of a category', () => {
  // Source: docs/specification.md#category-selection.
  test('offers what is suggested and what the category holds already', async () => {
    await choose();
    const chips = within(screen.getByRole('group', { name: 'Food' })).getAllByRole('button');
    expect(chips.map(({ textContent }) => textContent)).toEqual(['Bakery', 'Cinema', 'Fuel', 'Market']);
    expect(['Bakery', 'Cinema', 'Fuel', 'Market'].map(isPressed)).toEqual([true, false, false, true]);
  });

  test('says above the operations which category they are chosen for', async () => {
    await choose();
    const titles = screen.getAllByText((_, element) => element?.textContent === 'Categories / Food');
    expect(titles.map(({ tagName }) => tagName)).toContain('P');
  });

  test('marks what is chosen by more than a colour', async () => {
    const { user } = await choose();
    const marked = () => ['Bakery', 'Cinema'].map((name) => chip(name).querySelector('svg') !== null);
    expect(marked()).toEqual([true, false]);
    await user.click(chip('Bakery'));
    await user.click(chip('Cinema'));
    expect(marked()).toEqual([false, true]);
  });

  // Source: docs/specification.md#category-selection.
  test('counts what is chosen and saves what changed', async () => {
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
  test('cancelled, it changes nothing', async () => {
    const { user, writes } = await choose();
    await user.click(chip('Cinema'));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(inRow('Food').getByText('2 operations · Bakery, Market')).toBeDefined();
    expect(writes).toEqual([]);
  });

  // Source: docs/specification.md#category-selection-cancel.
  test('going to another section cancels it', async () => {
    const { user, writes } = await choose();
    await user.click(chip('Cinema'));
    await user.click(screen.getByRole('link', { name: 'Operations' }));
    await user.click(screen.getByRole('link', { name: 'Categories' }));
    await user.click(inRow('Food').getByRole('button', { name: 'Choose operations' }));
    expect(isPressed('Cinema')).toBe(false);
    expect(writes).toEqual([]);
  });
});
