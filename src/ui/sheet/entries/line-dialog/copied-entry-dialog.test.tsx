import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { toSheetDate } from '../../../../domain/sheet/sheet-date.ts';
import { HomeScreen } from '../../../screens/home/home-screen.tsx';
import { usePhoneWindow } from '../../../../../testing/ui/phone-window.ts';
import { anEntry } from '../../../../../testing/ui/lines.ts';
import { renderSignedIn } from '../../../../../testing/ui/render-signed-in.tsx';
import { aSheet } from '../../../../../testing/ui/signed-in-app.ts';

usePhoneWindow();
afterEach(cleanup);
afterEach(() => vi.restoreAllMocks());
// Loads the lazy dialog before the tests, outside their time limits.
beforeAll(() => import('./copied-entry-dialog.tsx'));

const october = { ...aSheet, id: 'sheet-0', date: toSheetDate(2026, 10, 1), order: -1 };

async function open(copy: string) {
  const outDay = [
    anEntry({ name: 'Dentist', day: 1, value: 46.5, copy }),
    anEntry({ name: 'Bread', day: 1, value: 46.5 }),
  ];
  const content = { outDay };
  const { user, writes } = await renderSignedIn(<HomeScreen />, { content, sheets: [aSheet, october] });
  await user.click(within(await screen.findByRole('listitem', { name: /^Dentist/ })).getByRole('button'));
  return { user, writes, dialog: within(await screen.findByRole('dialog', { name: 'Dentist' })) };
}

// Source: docs/specification.md#row-copied.
test('shows a copied line as text, without fields or a Save button', async () => {
  const { user, writes, dialog } = await open('2026-10-1');
  expect(dialog.queryByRole('textbox')).toBeNull();
  expect(dialog.queryByRole('button', { name: 'Save' })).toBeNull();
  const why = 'Carried from 1 Oct: day, name and amount stay.';
  for (const text of [why, '01', '46.50']) expect(dialog.getByText(text)).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(writes).toEqual([]);
});

// Source: docs/specification.md#row-copied.
test('saves the paid and credit switches at once', async () => {
  const { user, writes, dialog } = await open('2026-10-1');
  await user.click(dialog.getByRole('switch', { name: 'Paid' }));
  expect(dialog.getByRole('switch', { name: 'Paid', checked: true })).toBeDefined();
  await user.click(dialog.getByRole('switch', { name: 'Credit' }));
  expect(dialog.getByRole('switch', { name: 'Credit', checked: true })).toBeDefined();
  expect(writes).toMatchObject([
    { kind: 'entry.update', changes: { paid: true } },
    { kind: 'entry.update', changes: { debit: false } },
  ]);
});

// Source: docs/specification.md#row-copied.
test('opens the source sheet, scrolls to the line and makes the line glow', async () => {
  const { user, dialog } = await open('2026-10-1');
  const seen: string[] = [];
  const note = (how: string) =>
    function (this: Element) {
      seen.push(`${how} ${this.getAttribute('aria-label')}`);
      return new Animation();
    };
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(note('scrolled to'));
  vi.spyOn(Element.prototype, 'animate').mockImplementation(note('glows'));
  await user.click(dialog.getByRole('button', { name: 'Open' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await screen.findByText('Sheet of 1 Oct', { exact: false })).toBeDefined();
  await waitFor(() => expect(seen).toContainEqual(expect.stringMatching(/^scrolled to Dentist/u)));
  expect(seen.filter((each) => each.startsWith('glows'))).toEqual([expect.stringMatching(/^glows Dentist/u)]);
});

test.each([
  ['2026-9-1', 'Carried from 1 Sept'],
  ['October', 'Carried (October)'],
])('shows no Open button if the source %s is gone or not a date', async (copy, text) => {
  const { dialog } = await open(copy);
  expect(dialog.getByText(`${text}: day, name and amount stay.`)).toBeDefined();
  expect(dialog.queryByRole('button', { name: 'Open' })).toBeNull();
});
