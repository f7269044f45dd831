import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useForecastDay } from '../../../../testing/ui/forecast-home.tsx';
import { aProvision } from '../../../../testing/ui/lines.ts';
import { usePhoneWindow } from '../../../../testing/ui/phone-window.ts';
import { renderSignedIn } from '../../../../testing/ui/render-signed-in.tsx';
import { aSheet } from '../../../../testing/ui/signed-in-app.ts';
import type { Provision } from '../../../domain/sheet/sheet.ts';
import { toSheetDate } from '../../../domain/sheet/sheet-date.ts';
import { HomeScreen } from '../../screens/home/home-screen.tsx';
import { ToastView } from '../../shell/toast-view.tsx';
import { ToastAction } from '../../undo/toast-action.tsx';
import { ToastText } from '../../undo/toast-text.tsx';

usePhoneWindow();
beforeEach(useForecastDay);
afterEach(cleanup);
// Loads the lazy dialog before the tests, outside their time limits.
beforeAll(() => import('../page/opened-line.lazy.tsx'));

const sheet = { ...aSheet, date: toSheetDate(2026, 11, 1) };
const insurance = { name: 'Car', price: 480, start: 'Mar 2026', monthlyPayment: 120, numberMonthlyPayments: 0 };

const page = (
  <>
    <HomeScreen />
    <ToastView action={ToastAction} text={ToastText} />
  </>
);

const field = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: label });
const descriptionOf = (label: string) =>
  document.getElementById(field(label).getAttribute('aria-describedby') ?? '')?.textContent;

/** Opens the dialog of a provision in November 2026. */
const open = async (changes: Partial<Provision> = {}) => {
  const provisions = [aProvision({ ...insurance, ...changes })];
  const { user, writes } = await renderSignedIn(page, { sheets: [sheet], content: { provisions } });
  await user.click(await screen.findByRole('tab', { name: 'Provisions' }));
  await user.click(within(screen.getByRole('listitem', { name: /^Car/u })).getByRole('button', { name: /Car/u }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Car' }));
  const fill = async (label: string, text: string) => {
    await user.clear(field(label));
    await user.type(field(label), text);
  };
  const save = () => dialog.getByRole<HTMLButtonElement>('button', { name: 'Save' });
  return { user, writes, dialog, fill, save };
};

// Source: docs/specification.md#provision-due-edit.
describe('the dialog of a provision', () => {
  it('has the fields of the form of a new provision, in the same order', async () => {
    const { dialog } = await open();
    const labels = dialog.getAllByRole<HTMLInputElement>('textbox').map(({ labels: of }) => of?.[0]?.textContent);
    expect(labels).toEqual(['Name', 'Price', 'Due in', 'How often', 'Start', 'Monthly payment', 'Number of payments']);
    expect([field('Due in').value, descriptionOf('Due in')]).toEqual(['Mar 2027', 'in 4 months']);
  });

  it('computes the start from a typed due month', async () => {
    const { user, writes, fill, save } = await open();
    await fill('Due in', 'Feb');
    expect([descriptionOf('Due in'), field('Start').value]).toEqual(['Feb 2027 · in 3 months', 'Feb 2026']);
    await user.click(save());
    expect(writes).toMatchObject([{ kind: 'provision.update', changes: { start: 'Feb 2026' } }]);
  });

  it('computes the start with a typed periodicity', async () => {
    const { user, writes, fill, save } = await open();
    await fill('Due in', 'Feb 2027');
    await fill('How often', 'every 6 months');
    await user.click(save());
    expect(writes).toMatchObject([{ changes: { periodicity: 'every 6 months', start: 'Aug 2026' } }]);
  });

  it('computes the due month from a start typed later', async () => {
    const { user, writes, fill, save } = await open();
    await fill('Due in', 'Feb 2027');
    await fill('Start', 'Apr 2026');
    expect(field('Due in').value).toBe('Apr 2027');
    await user.click(save());
    expect(writes).toMatchObject([{ changes: { start: 'Apr 2026' } }]);
  });

  it('computes the start from a due month typed later', async () => {
    const { fill } = await open();
    await fill('Start', 'Feb 2027');
    expect(field('Due in').value).toBe('Feb 2028');
    await fill('Due in', 'Feb 2027');
    expect(field('Start').value).toBe('Feb 2026');
  });

  it.each([
    [{}, 'Mar 2026', 'Mar 2026 is over.'],
    [{}, 'soon', 'A month: March, 03/2027 or in 4 months'],
    [{}, 'this month', 'Not possible with the current price, payments and deductions'],
    [{ periodicity: 'as needed' }, 'March', 'First write how often, for example “yearly”'],
  ])('shows the reason why a due month is refused: %j, %s', async (changes, text, reason) => {
    const { fill, save } = await open(changes);
    await fill('Due in', text);
    expect([descriptionOf('Due in'), save().disabled, field('Start').value]).toEqual([reason, true, 'Mar 2026']);
  });

  it('requires a due month, unless the stored provision has no known due month', async () => {
    const { user, save } = await open();
    await user.clear(field('Due in'));
    expect([descriptionOf('Due in'), save().disabled]).toEqual(['Enter the month', true]);
    cleanup();
    const other = await open({ start: 'soon' });
    await other.fill('Due in', 'March');
    expect(field('Start').value).toBe('Mar 2026');
    await other.user.clear(field('Due in'));
    expect([field('Start').value, other.save().disabled]).toEqual(['soon', false]);
  });

  // Source: docs/specification.md#line-resumed.
  it('resumes discarded changes with the typed due month', async () => {
    const { user, dialog, fill } = await open();
    await fill('Due in', 'Feb');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Resume' }));
    expect(await screen.findByRole('textbox', { name: 'Due in' })).toHaveProperty('value', 'Feb');
    expect(screen.getByRole('textbox', { name: 'Start' })).toHaveProperty('value', 'Feb 2026');
  });
});
