import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { anEntry } from '../../../../testing/ui/lines.ts';
import { renderSignedIn } from '../../../../testing/ui/render-signed-in.tsx';
import { SavingsScreen } from './savings-screen.tsx';

afterEach(cleanup);

const content = { moneySaving: [anEntry({ name: 'PEA', value: 60 }), anEntry({ name: 'Livret', value: 150.5 })] };

// Source: docs/specification.md#savings-screen, docs/specification.md#money-saving-sum, docs/specification.md#row-order.
test('lists the deposits by name with their total', async () => {
  await renderSignedIn(<SavingsScreen />, { content });
  const savings = within(await screen.findByRole('region', { name: 'Savings' }));
  const rows = savings.getAllByRole('listitem').map((row) => row.getAttribute('aria-label'));
  expect(rows).toEqual(['Livret, 150.50', 'PEA, 60.00']);
  expect(document.querySelector('[data-figure="moneySavingSum"]')?.textContent).toBe('210.50');
});

// Source: docs/specification.md#savings-screen, docs/specification.md#add-row.
test('adds a deposit and moves the focus back to the name', async () => {
  const { user, writes } = await renderSignedIn(<SavingsScreen />, { content });
  const savings = within(await screen.findByRole('region', { name: 'Savings' }));
  const name = savings.getByRole('combobox', { name: 'Name' });
  await user.type(name, 'House');
  await user.type(savings.getByRole('textbox', { name: 'Amount' }), '45{Enter}');
  expect(writes).toMatchObject([
    { kind: 'entry.create', collection: 'moneySaving', entry: { name: 'House', value: 45 } },
  ]);
  expect(document.activeElement).toBe(name);
});
