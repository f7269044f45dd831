import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useForecastDay } from '../../../../../testing/ui/forecast-home.tsx';
import { aProvision } from '../../../../../testing/ui/lines.ts';
import { renderSignedIn } from '../../../../../testing/ui/render-signed-in.tsx';
import { aSheet } from '../../../../../testing/ui/signed-in-app.ts';
import { toSheetDate } from '../../../../domain/sheet/sheet-date.ts';
import { HomeScreen } from '../../../screens/home/home-screen.tsx';
import { ToastView } from '../../../shell/toast-view.tsx';
import { ToastAction } from '../../../undo/toast-action.tsx';
import { ToastText } from '../../../undo/toast-text.tsx';

beforeEach(useForecastDay);
afterEach(cleanup);

const november = { ...aSheet, date: toSheetDate(2026, 11, 1), accountProvisionsBalance: 690 };
const insurance = aProvision({
  name: 'Car',
  price: 480,
  start: 'Mar 2026',
  monthlyPayment: 120,
  numberMonthlyPayments: 0,
});
const tyres = aProvision({
  name: 'Tyres',
  price: 300,
  start: 'Feb 2026',
  monthlyPayment: 25,
  numberMonthlyPayments: 10,
});
const repairs = aProvision({ name: 'Repairs', periodicity: 'as needed', price: 300, monthlyPayment: 20 });
const provisions = [insurance, tyres, repairs];

const page = (
  <>
    <HomeScreen />
    <ToastView action={ToastAction} text={ToastText} />
  </>
);

/** Shows the due dates and opens the row of `name`. */
const start = async (name = 'Car', data: Parameters<typeof renderSignedIn>[1] = {}) => {
  const { user, writes } = await renderSignedIn(page, { sheets: [november], content: { provisions }, ...data });
  const region = within(await screen.findByRole('region', { name: 'Provisions' }));
  await user.click(region.getByRole('radio', { name: 'Due dates' }));
  const row = (of = name) => within(region.getByRole('listitem', { name: of }));
  const opener = () => row().getAllByRole('button')[0] ?? document.body;
  if (opener().getAttribute('aria-expanded') === 'false') await user.click(opener());
  const names = () => region.getAllByRole('listitem').map((item) => item.getAttribute('aria-label'));
  const cell = () => row().getByRole('button', { name: /^Due in/u });
  const field = () => row().getByRole<HTMLInputElement>('textbox', { name: 'Due in' });
  const typeIn = async (text: string) => {
    await user.click(cell());
    await user.keyboard(text);
  };
  return { user, writes, row, opener, names, cell, field, typeIn };
};

// Source: docs/specification.md#provision-due-edit.
describe('the due month of an open row', () => {
  it('sets the start one period earlier, keeps the focus, and can be undone', async () => {
    const { user, writes, row, cell, typeIn } = await start();
    await typeIn('Feb{Enter}');
    expect(writes).toMatchObject([{ kind: 'provision.update', changes: { start: 'Feb 2026' } }]);
    expect([cell().textContent, document.activeElement]).toEqual(['Feb 2027', cell()]);
    expect(row().getByText('Short in Feb 2027')).toBeDefined();
    expect(row().getByText('+ 3 payments of 120.00 until then')).toBeDefined();
    expect(screen.getByText('Due date of “Car”: Feb 2027')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(cell().textContent).toBe('Mar 2027');
  });

  it('saves the typed month on blur, but not on Escape', async () => {
    const { user, writes, cell, typeIn } = await start();
    await typeIn('Feb{Escape}');
    expect([writes, cell().textContent, document.activeElement]).toEqual([[], 'Mar 2027', cell()]);
    await typeIn('15 Apr 2027');
    await user.tab();
    expect(writes).toMatchObject([{ changes: { start: '15 Apr 2026' } }]);
    expect(cell().textContent).toBe('15 Apr 2027');
  });

  it('keeps an invalid text, and shows the reason', async () => {
    const { user, writes, row, field, typeIn } = await start();
    const reason = () => row().getByRole('alert').textContent;
    await typeIn('Mar 2026{Enter}');
    expect([field().value, reason()]).toEqual(['Mar 2026', 'Mar 2026 is over.']);
    await user.clear(field());
    await user.type(field(), 'this month{Enter}');
    expect(reason()).toBe('Not possible with the current price, payments and deductions');
    await user.clear(field());
    await user.type(field(), 'soon');
    await user.tab();
    expect([field().value, reason()]).toEqual(['soon', 'A month: March, 03/2027 or in 4 months']);
    expect(writes).toEqual([]);
  });

  it('keeps the text of the start if the month is unchanged', async () => {
    const { writes, typeIn } = await start();
    await typeIn('03/2027{Enter}');
    expect(writes).toEqual([]);
  });

  it('keeps the position of the row until the row is closed', async () => {
    const { user, names, opener, typeIn } = await start();
    expect(names()).toEqual(['Tyres', 'Car', 'Repairs']);
    await typeIn('January{Enter}');
    expect(names()).toEqual(['Tyres', 'Car', 'Repairs']);
    await user.click(opener());
    expect(names()).toEqual(['Car', 'Tyres', 'Repairs']);
    expect(document.activeElement).toBe(opener());
  });

  it('is missing if the due month is unknown', async () => {
    const { row } = await start('Repairs');
    expect(row().queryByText('Due in')).toBeNull();
  });

  it('shows no amount while amounts are hidden', async () => {
    const { user, row, cell, typeIn } = await start();
    await user.click(screen.getByRole('button', { name: 'Hide amounts' }));
    await typeIn('Feb{Enter}');
    expect([cell().textContent, row().queryAllByText(/\d\.\d\d/u)]).toEqual(['Feb 2027', []]);
    await user.click(screen.getByRole('button', { name: 'Hide amounts' }));
  });

  // Source: docs/specification.md#line-draft.
  it('reopens with the draft after a reload', async () => {
    const draft = {
      sheetId: november.id,
      collection: 'provisions',
      id: insurance.id,
      fields: { due: 'Febr' },
    } as const;
    const { opener, field } = await start('Car', { lineDrafts: [draft] });
    expect([opener().getAttribute('aria-expanded'), field().value]).toEqual(['true', 'Febr']);
  });
});

// Source: docs/specification.md#provision-due-edit.
it('shows the due month in a toast after an edit of the start in the full view', async () => {
  const { user, writes } = await renderSignedIn(page, { sheets: [november], content: { provisions: [insurance] } });
  const region = within(await screen.findByRole('region', { name: 'Provisions' }));
  await user.click(region.getByRole('radio', { name: 'Full' }));
  const editStart = async (before: string, after: string) => {
    await user.click(region.getByRole('button', { name: `Start ${before}` }));
    await user.keyboard(`${after}{Enter}`);
  };
  await editStart('Mar 2026', 'soon');
  expect(screen.queryByText(/^Due date of/u)).toBeNull();
  await editStart('soon', 'Feb 2027');
  expect(screen.getByText('Due date of “Car”: Feb 2028')).toBeDefined();
  expect(writes).toMatchObject([{ changes: { start: 'soon' } }, { changes: { start: 'Feb 2027' } }]);
});
