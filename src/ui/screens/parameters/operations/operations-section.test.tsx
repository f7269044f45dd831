import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { edits, inRow, namesOf, openList, openParameters } from '../../../../../testing/ui/open-parameters.tsx';

afterEach(cleanup);

const parameters = { operations: ['Bakery', 'Cinema', 'Fuel'] };

const open = () => openList({ parameters });
const addField = () => screen.getByRole('textbox', { name: 'Add an operation' });
const searchField = () => screen.getByRole('searchbox', { name: 'Search' });

describe('adding an operation', () => {
  // Source: docs/specification.md#operation-add, docs/specification.md#operation-name.
  test('saves the trimmed, capitalised name and keeps the focus in the field', async () => {
    const { user, writes } = await open();
    await user.type(addField(), '  dentist {Enter}');
    expect(writes).toEqual(edits({ kind: 'operation.add', name: 'Dentist' }));
    expect(namesOf('Operations')).toEqual(['Bakery', 'Cinema', 'Dentist', 'Fuel']);
    expect(addField()).toHaveProperty('value', '');
    expect(document.activeElement).toBe(addField());
  });

  test('saves the name by the button', async () => {
    const { user, writes } = await open();
    expect(screen.getByRole('button', { name: 'Add' })).toHaveProperty('disabled', true);
    await user.type(addField(), 'dentist');
    await user.click(screen.getByRole('button', { name: 'Add' }));
    expect(writes).toEqual(edits({ kind: 'operation.add', name: 'Dentist' }));
  });

  // Source: docs/specification.md#operation-duplicate.
  test.each([
    ['en', 'Add an operation', 'This value already exists!'],
    ['fr', 'Ajouter une opération', 'Cette valeur existe déjà !'],
  ] as const)('refuses a duplicate name and keeps it in the field (%s)', async (language, label, problem) => {
    const { user, writes } = await openParameters({ parameters, language });
    const field = await screen.findByRole('textbox', { name: label });
    await user.type(field, ' fuel {Enter}');
    expect(screen.getByRole('alert').textContent).toBe(problem);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(field).toHaveProperty('value', ' fuel ');
    expect(writes).toEqual([]);
  });

  // Source: docs/specification.md#name-limits.
  test('refuses a name that is too long', async () => {
    const { user, writes } = await open();
    await user.click(addField());
    await user.paste('x'.repeat(201));
    await user.keyboard('{Enter}');
    expect(screen.getByRole('alert').textContent).toBe('At most 200 characters');
    expect(writes).toEqual([]);
  });
});

describe('searching operations', () => {
  // Source: docs/specification.md#operation-search.
  test('finds the names that contain the text, ignoring case', async () => {
    const { user } = await open();
    await user.type(searchField(), 'NE');
    expect(namesOf('Operations')).toEqual(['Cinema']);
  });

  // Source: docs/specification.md#operation-search.
  test('clears a text without a match and announces that nothing was found', async () => {
    const { user } = await open();
    await user.type(searchField(), 'fuz');
    expect(searchField()).toHaveProperty('value', '');
    expect(namesOf('Operations')).toEqual(['Bakery', 'Cinema', 'Fuel']);
    expect(screen.getByText('No operation contains “fuz”.').tagName).toBe('OUTPUT');
    await user.type(searchField(), 'f');
    expect(screen.queryByText(/No operation contains/)).toBeNull();
  });

  test('ends the search when the only match is renamed', async () => {
    const { user } = await open();
    await user.type(searchField(), 'fuel');
    await user.click(inRow('Fuel').getByRole('button', { name: 'Edit' }));
    await user.keyboard('Petrol{Enter}');
    expect(namesOf('Operations')).toEqual(['Bakery', 'Cinema', 'Petrol']);
  });
});
