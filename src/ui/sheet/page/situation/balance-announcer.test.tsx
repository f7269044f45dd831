import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { toSheetDate } from '../../../../domain/sheet/sheet-date.ts';
import { HomeScreen } from '../../../screens/home/home-screen.tsx';
import { SheetNavigator } from '../sheet-navigator.tsx';
import { anEntry } from '../../../../../testing/ui/lines.ts';
import { renderSignedIn } from '../../../../../testing/ui/render-signed-in.tsx';
import { aSheet } from '../../../../../testing/ui/signed-in-app.ts';

afterEach(cleanup);

const spoken = () => document.querySelector('p[aria-live]')?.textContent;

// Source: docs/specification.md#told-changes.
test('announces the balance after each change, with the sign as a word, but not on the first render', async () => {
  const content = { outDay: [anEntry({ name: 'Fuel', value: 30, paid: false })] };
  const { user } = await renderSignedIn(<HomeScreen />, { content, language: 'fr' });
  const box = await screen.findByRole('checkbox', { name: 'Payé' });
  expect(spoken()).toBe('');
  await user.click(box);
  expect(await screen.findByText('Solde réel : 0,00')).toBeDefined();
  await user.click(screen.getByRole('checkbox', { name: 'Payé' }));
  expect(await screen.findByText('Solde réel : moins 30,00')).toBeDefined();
});

test('announces only the last of several quick changes', async () => {
  const content = {
    outDay: [anEntry({ name: 'Fuel', value: 30, paid: false }), anEntry({ name: 'Toll', value: 12, paid: false })],
  };
  const { user } = await renderSignedIn(<HomeScreen />, { content });
  const said = new Set<string>();
  new MutationObserver(() => said.add(spoken() ?? '')).observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
  });
  for (const box of await screen.findAllByRole('checkbox', { name: 'Paid' })) await user.click(box);
  await screen.findByText('Real balance: 0.00');
  expect([...said].filter(Boolean)).toEqual(['Real balance: 0.00']);
});

// Source: docs/specification.md#told-changes.
test('announces another sheet with its date', async () => {
  const sheets = [
    { ...aSheet, id: 'newer', date: toSheetDate(2026, 11, 1) },
    { ...aSheet, id: 'older', date: toSheetDate(2026, 10, 1), accountBalance: 12 },
  ];
  const page = (
    <>
      <SheetNavigator />
      <HomeScreen />
    </>
  );
  const { user } = await renderSignedIn(page, { sheets });
  await user.click(await screen.findByRole('button', { name: 'Older sheet' }));
  expect(await screen.findByText('Sheet of 1 Oct. Real balance: plus 12.00')).toBeDefined();
});

// Source: docs/specification.md#told-changes.
test('announces an added line with the amount, even if an equal line is added next', async () => {
  const { user } = await renderSignedIn(<HomeScreen />);
  const income = within(await screen.findByRole('region', { name: 'Income' }));
  const name = income.getByLabelText('Name', { selector: 'input' });
  const add = async () => {
    await user.type(name, 'Salary');
    await user.type(income.getByRole('textbox', { name: 'Amount' }), '10{Enter}');
    return screen.getByText('Added: Salary, 10.00');
  };
  const first = await add();
  expect(first?.isConnected).toBe(true);
  const second = await add();
  expect([first?.isConnected, second?.isConnected]).toEqual([false, true]);
});
