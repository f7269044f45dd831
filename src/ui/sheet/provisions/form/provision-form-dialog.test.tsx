import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { emptyNewProvision } from '../../../../domain/forms/new-provision.ts';
import { HomeScreen } from '../../../screens/home/home-screen.tsx';
import { ToastView } from '../../../shell/toast-view.tsx';
import { ToastText } from '../../../undo/toast-text.tsx';
import { ToastAction } from '../../../undo/toast-action.tsx';
import { useForecastDay } from '../../../../../testing/ui/forecast-home.tsx';
import { aProvision } from '../../../../../testing/ui/lines.ts';
import { usePhoneWindow } from '../../../../../testing/ui/phone-window.ts';
import { renderSignedIn } from '../../../../../testing/ui/render-signed-in.tsx';

usePhoneWindow();
beforeEach(useForecastDay);
afterEach(cleanup);

const page = (
  <>
    <HomeScreen />
    <ToastView action={ToastAction} text={ToastText} />
  </>
);

type User = Awaited<ReturnType<typeof renderSignedIn>>['user'];

const open = async () => {
  const { user, writes } = await renderSignedIn(page, {});
  await user.click(await screen.findByRole('tab', { name: 'Provisions' }));
  const opener = screen.getByRole('button', { name: 'Add a provision' });
  await user.click(opener);
  const dialog = within(await screen.findByRole('dialog', { name: 'New provision' }));
  const field = (name: string) => dialog.getByLabelText<HTMLInputElement>(name, { selector: 'form input' });
  await user.type(field('Name'), 'Car');
  await user.type(field('Price'), '480');
  return { user, writes, opener, dialog, field };
};

// Source: docs/specification.md#provision-sheet.
test('sets the due month by a chip, and closes the dialog on Add', async () => {
  const { user, writes, opener, dialog, field } = await open();
  const month = dialog.getByRole('button', { name: 'Mar 2027' });
  await user.click(month);
  expect([field('Due in').value, month.getAttribute('aria-pressed')]).toEqual(['Mar 2027', 'true']);
  expect(dialog.getByText('120.00 × 4')).toBeDefined();
  await user.type(field('Due in'), 'x');
  expect(dialog.queryAllByRole('option')).toEqual([]);
  await user.keyboard('{Backspace}');
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  expect(writes).toMatchObject([{ provision: { name: 'Car', monthlyPayment: 120, numberMonthlyPayments: 0 } }]);
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

// Source: docs/specification.md#provision-sheet.
test('adds the provision on Enter in the details', async () => {
  const { user, writes, dialog, field } = await open();
  await user.click(dialog.getByRole('button', { name: 'Mar 2027' }));
  await user.click(dialog.getByRole('button', { name: 'Details' }));
  await user.click(field('Monthly payment'));
  await user.keyboard('200{Enter}');
  expect(writes).toMatchObject([{ provision: { name: 'Car', monthlyPayment: 200, start: 'Mar 2026' } }]);
});

// Source: docs/specification.md#provision-resumed.
test.each([
  ['Close', (user: User) => user.click(screen.getByRole('button', { name: 'Close' }))],
  ['Escape', (user: User) => user.keyboard('{Escape}')],
])('discards the typed texts by %s, and offers to resume them', async (_, leave) => {
  const { user, writes } = await open();
  await leave(user);
  expect([screen.queryByRole('dialog'), writes]).toEqual([null, []]);
  expect(screen.getByText('Entry dropped')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Resume' }));
  const again = within(await screen.findByRole('dialog'));
  expect(again.getByLabelText<HTMLInputElement>('Name', { selector: 'form input' }).value).toBe('Car');
});

// Source: docs/specification.md#provision-draft.
test('reopens a draft over any tab after a reload, without taking the focus', async () => {
  await renderSignedIn(page, { provisionDraft: { ...emptyNewProvision, name: 'Car' } });
  const dialog = within(await screen.findByRole('dialog', { name: 'New provision' }));
  const name = dialog.getByLabelText<HTMLInputElement>('Name', { selector: 'form input' });
  expect([name.value, name === document.activeElement]).toEqual(['Car', false]);
  expect(screen.getByText('Entry restored')).toBeDefined();
});

// Source: docs/specification.md#provision-share.
test('describes a row on a phone by the percentage of the price that is set aside', async () => {
  const content = { provisions: [aProvision({ name: 'Gifts', deductions: '60' })] };
  const { user } = await renderSignedIn(<HomeScreen />, { content });
  await user.click(await screen.findByRole('tab', { name: 'Provisions' }));
  const row = screen.getByRole('listitem', { name: /^Gifts/u, description: '88% aside' });
  expect(row.style.getPropertyValue('--share')).toBe('0.875');
});
