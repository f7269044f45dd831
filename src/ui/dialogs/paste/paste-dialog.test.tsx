import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { ToastView } from '../../shell/toast-view.tsx';
import { ToastText } from '../../undo/toast-text.tsx';
import { HomeScreen } from '../../screens/home/home-screen.tsx';
import { anEntry } from '../../../../testing/ui/lines.ts';
import { renderSignedIn } from '../../../../testing/ui/render-signed-in.tsx';
import { useClockAt } from '../../../../testing/ui/clock.ts';
import { aSheet, type Data } from '../../../../testing/ui/signed-in-app.ts';
import { UndoButton } from '../../undo/undo-button.tsx';
import { WorkspaceDialogs } from '../workspace-dialogs.tsx';

afterEach(cleanup);
useClockAt(new Date(2026, 10, 22, 12));

const copied = [
  'Date\tLabel\tAmount\tBalance',
  '11/3/2026\tFuel\t-58.10\t100.00',
  '11/5/2026\tGroceries\t-41.66\t58.34',
  '11/20/2026\tHealth refund\t34.50\t92.84',
  '10/27/2026\tCinema\t-18.00\t74.84',
  '\tTotal\tsee below\t',
].join('\r\n');

const list = async (name: string) => within(await screen.findByRole('region', { name }));

const start = async (data: Data = {}) => {
  const { user, writes } = await renderSignedIn(
    <>
      <HomeScreen />
      <WorkspaceDialogs />
      <ToastView action={UndoButton} text={ToastText} />
    </>,
    data,
  );
  const daily = await list('Daily expenses');
  const field = daily.getByRole('combobox', { name: 'Name' });
  const pasteInto = async (into: HTMLElement, text: string) => {
    await user.click(into);
    await user.paste(text);
  };
  return { user, writes, field, pasteInto };
};

const started = async (text = copied, data: Data = {}) => {
  const app = await start(data);
  await app.pasteInto(app.field, text);
  const element = await screen.findByRole('dialog');
  const dialog = within(element);
  const button = (name: string) => dialog.getByRole('button', { name });
  const box = (name: RegExp) => dialog.getByRole('checkbox', { name });
  const choose = async (chip: string, choice: string) => {
    await app.user.click(button(chip));
    await app.user.click(screen.getByRole('menuitemradio', { name: choice }));
  };
  return { ...app, element, dialog, button, box, choose };
};

describe('lines pasted into the name of a new expense', () => {
  // Source: docs/specification.md#paste, docs/specification.md#paste-outside, docs/specification.md#paste-refused.
  test('are listed with their columns, notes and counts', async () => {
    const { element, dialog, box } = await started();
    expect(element.textContent).toContain('Into Daily expenses');
    expect(screen.getByRole('dialog', { name: 'Paste 5 lines' })).toBe(element);
    expect(dialog.getByRole('status').textContent).toBe(
      '3 to add · 1 from another month · 1 refusedReal balance: 0.00 → unchanged',
    );
    expect(dialog.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'AddDayNameAmount',
      '03Fuel−58.10',
      '05Groceries−41.66',
      '20Health refund+34.50',
      '27Cinema27 Oct: not in this sheet−18.00',
      '—Totalno amount in “see below”',
    ]);
    expect(box(/^Cinema, day 27, 18.00$/)).toHaveProperty('checked', false);
    expect(box(/^Total/)).toHaveProperty('disabled', true);
    const note = document.querySelector(`#${CSS.escape(box(/^Total/).getAttribute('aria-describedby') ?? '')}`);
    expect(note?.textContent).toBe('no amount in “see below”');
    expect(dialog.getByRole('group', { name: 'Columns read' }).textContent).toBe(
      'Columns readDateDayLabelNameAmountBalanceIgnored− = debit',
    );
  });

  // Source: docs/specification.md#paste, docs/specification.md#entry-category, docs/specification.md#suggestion-learned.
  test('are added by Enter in one write, with categories, and are undone in one write', async () => {
    const categories = [{ name: 'Car', operations: ['fuel'] }];
    const { user, writes, field } = await started(copied, { parameters: { categories } });
    await user.keyboard('{Enter}');
    expect(writes.map(({ kind }) => kind)).toEqual(['lines.together']);
    expect(writes[0]).toMatchObject({
      writes: [
        { entry: { name: 'Fuel', day: 3, value: 58.1, debit: true, category: 'Car', paid: true } },
        { entry: { name: 'Groceries', day: 5, value: 41.66, debit: true } },
        { entry: { name: 'Health refund', day: 20, value: 34.5, debit: false } },
      ],
    });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(field);
    expect(await screen.findByText('3 lines added')).toBeDefined();
    await user.click(screen.getByRole('button', { name: /^Undo/ }));
    await waitFor(() => expect(writes.at(-1)).toMatchObject({ kind: 'lines.together' }));
    expect(writes.at(-1)).toMatchObject({ writes: [{ kind: 'entry.delete' }, {}, {}] });
  });

  // Source: docs/specification.md#paste-known, docs/specification.md#paste-paid.
  test('are skipped if already in the list, and are unpaid if the user chooses so', async () => {
    const cinema = anEntry({ name: 'Cinema', day: 27, value: 18 });
    const outDay = [anEntry({ name: 'Fuel', day: 3, value: 58.1 }), cinema];
    const { user, writes, dialog, box } = await started(copied, { content: { outDay } });
    expect(dialog.getByRole('status').textContent).toContain('2 to add · 2 already there · 1 refused');
    expect(dialog.getAllByText('already in this sheet')).toHaveLength(2);
    expect(box(/^Fuel/)).toHaveProperty('checked', false);
    await user.click(dialog.getByRole('radio', { name: 'Not paid' }));
    await user.click(dialog.getByRole('button', { name: 'Add 2 lines' }));
    expect(writes[0]).toMatchObject({
      writes: [{ entry: { name: 'Groceries', paid: false } }, { entry: { name: 'Health refund', paid: false } }],
    });
  });

  // Source: docs/specification.md#paste-columns, docs/specification.md#paste-signs, docs/specification.md#paste-outside.
  test('are added if ticked, with the chosen column roles', async () => {
    const { user, writes, dialog, button, box, choose } = await started();
    await choose('− = debit', 'All debits');
    await user.click(box(/^Groceries/));
    await user.click(dialog.getByText('Cinema'));
    expect(dialog.getByRole('status').textContent).toContain('3 to add · 1 refused');
    await choose('Balance Ignored', 'Amount');
    await user.click(button('Add 3 lines'));
    expect(writes[0]).toMatchObject({
      writes: [
        { entry: { name: 'Fuel', value: 100, debit: true } },
        { entry: { name: 'Health refund', value: 92.84, debit: true } },
        { entry: { name: 'Cinema', day: 27, value: 74.84, debit: true } },
      ],
    });
  });

  // Source: docs/specification.md#paste-paid, docs/specification.md#paste-effect, docs/specification.md#paste-names.
  test('get short names if copied from a bank, and leave the real balance unchanged if paid', async () => {
    const page = 'CARTE 16/11 CARREFOUR CITY\t-43.18\nVIR SEPA CPAM 1911\t21.30\nCARTE 17/11 SNCF INTERNET\t-62.00';
    const sheets = [{ ...aSheet, accountBalance: 594.78 }];
    const { user, element, dialog, box } = await started(page, { sheets, parameters: { operations: ['Carrefour'] } });
    const chosen = () => dialog.getByRole('radio', { checked: true });
    expect(dialog.getByRole('radiogroup', { name: 'These lines are' })).toBeDefined();
    expect(element.textContent).toContain('Nothing shows that they have left the account yet.');
    expect(dialog.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'AddDayNameAmount',
      '16CarrefourCARTE 16/11 CARREFOUR CITY−43.18',
      '22CPAMVIR SEPA CPAM 1911+21.30',
      '17SNCF InternetCARTE 17/11 SNCF INTERNET−62.00',
    ]);
    expect(dialog.getByRole('status').textContent).toContain('Real balance: 594.78 → 510.90');
    await user.click(box(/^CPAM/));
    expect(dialog.getByRole('status').textContent).toContain('Real balance: 594.78 → 489.60');
    expect(chosen()).toBe(dialog.getByRole('radio', { name: 'Not paid' }));
    await user.click(dialog.getByRole('radio', { name: 'Already paid' }));
    expect(dialog.getByRole('status').textContent).toContain('Real balance: 594.78 → unchanged');
  });

  // Source: docs/specification.md#paste-paid, docs/specification.md#paste-effect.
  test.each([
    ['as paid up to today', '11/22/2026', 'Already paid', 'All dated today or earlier.', '100.00 → unchanged'],
    ['as unpaid with a later date', '11/23/2026', 'Not paid', 'Some dates are still to come.', '100.00 → 89.00'],
  ])('are proposed %s', async (_, date, choice, reason, effect) => {
    const page = `11/3/2026\tFuel\t-5.00\n${date}\tCinema\t-6.00`;
    const { user, dialog, writes } = await started(page, { sheets: [{ ...aSheet, accountBalance: 100 }] });
    expect(dialog.getByRole('radio', { checked: true })).toBe(dialog.getByRole('radio', { name: choice }));
    expect(dialog.getByText(reason)).toBeDefined();
    expect(dialog.getByRole('status').textContent).toContain(effect);
    await user.keyboard('{Enter}');
    const paid = choice === 'Already paid';
    expect(writes[0]).toMatchObject({ writes: [{ entry: { paid } }, { entry: { paid } }] });
  });

  // Source: docs/specification.md#hidden-amounts, docs/specification.md#paste-effect.
  test('hide the real balance while amounts are hidden', async () => {
    const { user, field, pasteInto } = await start({ sheets: [{ ...aSheet, accountBalance: 594.78 }] });
    await user.click(screen.getByRole('button', { name: 'Hide amounts' }));
    await pasteInto(field, '3\tBread\t5.80');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('status').textContent).toMatch(/Real balance: •••••.* → •••••/u);
    expect(dialog.getByRole('status').textContent).not.toMatch(/594|588/u);
  });

  test('are one tab stop, and arrow keys move between enabled checkboxes', async () => {
    const { user, button, box } = await started();
    const stops = [/^Fuel/, /^Groceries/, /^Health refund/, /^Cinema/].map(box);
    expect(stops.map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1, -1]);
    expect(document.activeElement).toBe(button('Add 3 lines'));
    box(/^Fuel/).focus();
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp} ');
    expect(document.activeElement).toBe(box(/^Groceries/));
    expect(stops.map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1, -1]);
    expect(box(/^Groceries/)).toHaveProperty('checked', false);
    await user.keyboard('{End}');
    expect(document.activeElement).toBe(box(/^Cinema/));
    await user.keyboard('{ArrowDown}{Home}');
    expect(document.activeElement).toBe(box(/^Fuel/));
  });

  // Source: docs/specification.md#paste.
  test('leave the typed text unchanged when the dialog is closed', async () => {
    const { user, field, pasteInto, writes } = await start();
    await user.type(field, 'Bak');
    await pasteInto(field, copied);
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(field).toHaveProperty('value', 'Bak');
    expect(writes).toEqual([]);
  });

  // Source: docs/specification.md#paste.
  test('can be pasted as text, which keeps only the first line', async () => {
    const { user, field, pasteInto, writes } = await start();
    await user.type(field, 'Bak');
    await pasteInto(field, 'Fuel\t58.10\nCinema\t18.00');
    await screen.findByRole('dialog');
    await user.click(screen.getByRole('button', { name: 'Paste as text' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(field).toHaveProperty('value', 'BakFuel 58.10');
    expect(writes).toEqual([]);
  });

  // Source: docs/specification.md#paste.
  test('cannot be added while no line is valid', async () => {
    const { user, writes, button, choose } = await started();
    await choose('Amount', 'Ignored');
    expect(button('Add 0 lines')).toHaveProperty('disabled', true);
    await user.keyboard('{Enter}');
    expect(writes).toEqual([]);
  });

  test('are cut off beyond 500, with a message', async () => {
    const { element } = await started('Fuel\t58.10\n'.repeat(502));
    expect(element.textContent).toContain('500 lines at most: 2 more are left out.');
  });
});

// Source: docs/specification.md#paste.
describe('other pasted text', () => {
  test.each([
    ['one line', 'Bakery', 'Bakery'],
    ['one line of a cell', 'Bakery\r\n', 'Bakery'],
    ['lines without amounts', 'Bread\nand\tmilk', 'Bread and milk'],
  ])('goes into the field: %s', async (_, text, typed) => {
    const { field, pasteInto } = await start();
    await pasteInto(field, text);
    await waitFor(() => expect(field).toHaveProperty('value', typed));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

// Source: docs/specification.md#paste.
test.each([
  ['Income', 'income'],
  ['Monthly charges', 'charges'],
])('lists neither days nor signs of lines pasted into %s', async (name) => {
  const { pasteInto, user, writes } = await start();
  await pasteInto((await list(name)).getByRole('combobox', { name: 'Name' }), '3\tRent\t640\n5\tWater\t31');
  const dialog = within(await screen.findByRole('dialog', { name: 'Paste 2 lines' }));
  expect(dialog.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'AddNameAmount',
    'Rent640.00',
    'Water31.00',
  ]);
  await user.keyboard('{Enter}');
  expect(writes[0]).toMatchObject({ writes: [{ entry: { name: 'Rent', day: 0, value: 640 } }, {}] });
});
