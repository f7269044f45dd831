import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { HomeScreen } from '../../screens/home/home-screen.tsx';
import { WorkspaceDialogs } from '../../dialogs/workspace-dialogs.tsx';
import { anEntry } from '../../../../testing/ui/lines.ts';
import { renderSignedIn } from '../../../../testing/ui/render-signed-in.tsx';
import type { Data } from '../../../../testing/ui/signed-in-app.ts';
import { workspaceOf } from '../../../../testing/ui/signed-in-app.ts';

afterEach(cleanup);

const fuel = anEntry({ name: 'Fuel', day: 3, value: 58.1 });
const bakery = anEntry({ name: 'Bakery', day: 2, value: 6.4, paid: true });
const copied = anEntry({ name: 'Dentist', day: 1, value: 46.5, copy: '2026-10-1' });
const content = { outDay: [fuel, bakery, copied] };

const start = async (data: Data = { content }) => {
  const { user, writes, app } = await renderSignedIn(<HomeScreen />, data);
  const daily = within(await screen.findByRole('region', { name: 'Daily expenses' }));
  const row = (name: RegExp) => within(daily.getByRole('listitem', { name }));
  return { user, writes, app, daily, row };
};

const names = (rows: readonly HTMLElement[]) => rows.map((row) => row.getAttribute('aria-label'));

describe('a row', () => {
  // Source: docs/specification.md#row-order.
  test('stands in the order of the days, with its day, sign and amount in its name', async () => {
    const { daily } = await start();
    expect(names(daily.getAllByRole('listitem'))).toEqual([
      'Dentist (2026-10-1), day 1, 46.50',
      'Bakery, day 2, 6.40',
      'Fuel, day 3, 58.10',
    ]);
  });

  // Source: docs/specification.md#row-paid.
  test('is paid at once by its check', async () => {
    const { user, writes, row } = await start();
    await user.click(row(/^Fuel/).getByRole('checkbox', { name: 'Paid' }));
    expect(writes).toMatchObject([{ kind: 'entry.update', id: fuel.id, changes: { paid: true } }]);
    expect(row(/^Fuel/).getByRole('checkbox')).toHaveProperty('checked', true);
  });

  // Source: docs/specification.md#row-sign.
  test('turns into a credit by its sign', async () => {
    const { user, writes, row } = await start();
    await user.click(row(/^Fuel/).getByRole('button', { name: 'Credit' }));
    expect(writes).toMatchObject([{ changes: { debit: false } }]);
    expect(row(/^Fuel/).getByRole('button', { name: 'Credit' }).getAttribute('aria-pressed')).toBe('true');
  });

  // Source: docs/specification.md#row-delete.
  test('asks before it is deleted', async () => {
    const { user, writes, app, row } = await start();
    await user.click(row(/^Fuel/).getByRole('button', { name: 'Delete' }));
    const workspace = workspaceOf(app);
    const dialogs = workspace?.getSnapshot().children.dialogs?.getSnapshot();
    expect(dialogs?.context.deletion).toMatchObject({
      subject: { collection: 'outDay', name: 'Fuel' },
      answer: { event: { type: 'entry.removed', collection: 'outDay', id: fuel.id } },
    });
    expect(writes).toEqual([]);
  });

  // Source: docs/specification.md#cell-name.
  test('names its cells by their field and by what they show', async () => {
    const fuelRow = (await start()).row(/^Fuel/);
    const cells = ['Name Fuel', 'Amount 58.10', 'Day 03'];
    expect(cells.map((name) => fuelRow.getByRole('button', { name }).getAttribute('aria-label'))).toEqual(cells);
  });

  // Source: docs/specification.md#row-copied.
  test('that was copied shows its source and lets nobody change its day, name and amount', async () => {
    const { user, writes, row } = await start();
    const dentist = row(/^Dentist \(2026-10-1\)/);
    const cell = (name: string) =>
      dentist.getByRole('button', {
        name: `${name}, carried, read only`,
        description: 'Carried from 1 Oct: day, name and amount stay.',
      });
    const fixed = ['Day 01', 'Name Dentist (2026-10-1)', 'Amount 46.50'].map(cell);
    for (const button of fixed) {
      await user.click(button);
      await user.keyboard('{Enter}');
      expect([button.getAttribute('aria-disabled'), document.activeElement]).toEqual(['true', button]);
    }
    expect(dentist.queryByRole('textbox')).toBeNull();
    expect(dentist.getByText('(2026-10-1)')).toBeDefined();
    expect(writes).toEqual([]);
  });
});

const edit = async (field: string, typed: string) => {
  const started = await start();
  const fuelRow = started.row(/^Fuel/);
  await started.user.click(fuelRow.getByRole('button', { name: new RegExp(`^${field} `, 'u') }));
  const input = fuelRow.getByRole('textbox', { name: field });
  await started.user.clear(input);
  await started.user.type(input, typed === '' ? '{Tab}' : typed);
  return { ...started, fuelRow, input };
};

describe('editing in place', () => {
  // Source: docs/specification.md#row-edit.
  test('Enter saves and gives the focus back to the cell', async () => {
    const { writes, fuelRow } = await edit('Amount', '60,25{Enter}');
    expect(writes).toMatchObject([{ kind: 'entry.update', id: fuel.id, changes: { value: 60.25 } }]);
    expect(document.activeElement).toBe(fuelRow.getByRole('button', { name: /^Amount / }));
  });

  // Source: docs/specification.md#row-edit.
  test('leaving the field saves', async () => {
    const { writes } = await edit('Name', 'Petrol{Tab}');
    expect(writes).toMatchObject([{ changes: { name: 'Petrol' } }]);
  });

  // Source: docs/specification.md#row-edit.
  test('Escape keeps the old value', async () => {
    const { writes, row } = await edit('Name', 'Petrol{Escape}');
    expect(writes).toEqual([]);
    expect(row(/^Fuel, day 3/)).toBeDefined();
  });

  // Source: docs/specification.md#amount-sign.
  test.each([
    ['+60', { value: 60, debit: false }],
    ['(60)', { value: 60, debit: true }],
    ['60', { value: 60 }],
  ])('a daily expense of %s keeps the sign apart from the amount', async (text, changes) => {
    const { writes } = await edit('Amount', `${text}{Enter}`);
    expect(writes.map((write) => 'changes' in write && write.changes)).toEqual([changes]);
  });

  // Source: docs/specification.md#row-empty-edit.
  test('an emptied amount is ignored', async () => {
    const { writes, row } = await edit('Amount', '');
    expect(writes).toEqual([]);
    expect(row(/^Fuel, day 3, 58.10/)).toBeDefined();
  });

  // Source: docs/specification.md#row-edit.
  test('what cannot be read keeps its text, is marked and explained', async () => {
    const { writes, input } = await edit('Amount', 'ten{Enter}');
    expect(writes).toEqual([]);
    expect(input).toHaveProperty('value', 'ten');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    const problem = document.getElementById(input.getAttribute('aria-describedby') ?? '');
    expect(problem?.textContent).toBe('This is not an amount');
  });

  // Source: docs/specification.md#text-limits.
  test('a pasted name that is too long is refused with the reason', async () => {
    const { user, writes, input, daily } = await edit('Name', 'n');
    await user.paste('n'.repeat(200));
    await user.keyboard('{Enter}');
    expect(writes).toEqual([]);
    expect(daily.getByRole('alert').textContent).toBe('200 characters at most');
    expect(input).toHaveProperty('value', 'n'.repeat(201));
  });

  // Source: docs/specification.md#day-range.
  test('a day above 31 is marked while it is typed and not saved', async () => {
    const { user, writes, input } = await edit('Day', '32');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    await user.keyboard('{Enter}');
    expect(writes).toEqual([]);
  });

  test('a new day moves the row', async () => {
    const { daily } = await edit('Day', '1{Enter}');
    expect(names(daily.getAllByRole('listitem'))[1]).toBe('Fuel, day 1, 58.10');
  });
});

describe('the keyboard in a list', () => {
  // Source: docs/specification.md#list-keys.
  test('arrows move between rows and cells, and one cell is in the tab order', async () => {
    const { user, daily, row } = await start();
    row(/^Dentist/)
      .getByRole('checkbox')
      .focus();
    await user.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}');
    expect(document.activeElement).toBe(row(/^Bakery/).getByRole('button', { name: /^Name / }));
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(row(/^Fuel/).getByRole('button', { name: /^Name / }));
    const cells = daily.getAllByRole('listitem').flatMap((item) => [...item.querySelectorAll('[tabindex="0"]')]);
    expect(cells).toEqual([document.activeElement]);
  });

  // Source: docs/specification.md#list-keys, docs/specification.md#row-delete.
  test('Delete asks to remove the row', async () => {
    const { user, app, row } = await start();
    row(/^Bakery/)
      .getByRole('button', { name: /^Name / })
      .focus();
    await user.keyboard('{Delete}');
    const workspace = workspaceOf(app);
    expect(workspace?.getSnapshot().children.dialogs?.getSnapshot().context.deletion?.subject.name).toBe('Bakery');
  });
});

const focusedRow = () => document.activeElement?.closest('li')?.getAttribute('aria-label');
const startWithDialogs = async (data: Data = { content }) => {
  const rendered = await renderSignedIn(
    <>
      <HomeScreen />
      <WorkspaceDialogs />
    </>,
    data,
  );
  const daily = within(await screen.findByRole('region', { name: 'Daily expenses' }));
  const remove = async (name: RegExp) => {
    const opener = within(daily.getByRole('listitem', { name })).getByRole('button', { name: 'Delete' });
    await rendered.user.click(opener);
    const dialog = within(await screen.findByRole('dialog'));
    await rendered.user.click(dialog.getByRole('button', { name: 'Delete' }));
  };
  return { ...rendered, daily, remove };
};

describe('a row that is removed while it has the focus', () => {
  // Source: docs/specification.md#list-keys.
  test('gives it to the next row, the last one to the one before', async () => {
    const { remove } = await startWithDialogs();
    await remove(/^Bakery/);
    expect(focusedRow()).toBe('Fuel, day 3, 58.10');
    await remove(/^Fuel/);
    expect(focusedRow()).toBe('Dentist (2026-10-1), day 1, 46.50');
  });

  // Source: docs/specification.md#row-delete.
  test('is confirmed in a dialog whose focus is on Cancel', async () => {
    const { user, daily } = await startWithDialogs();
    const row = within(daily.getByRole('listitem', { name: /^Fuel/ }));
    await user.click(row.getByRole('button', { name: 'Delete' }));
    const cancel = within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' });
    expect(document.activeElement).toBe(cancel);
    await user.keyboard('{Enter}');
    expect(daily.getByRole('listitem', { name: /^Fuel/ })).toBeDefined();
    expect(document.activeElement).toBe(row.getByRole('button', { name: 'Delete' }));
  });

  test('and was the only one gives it to the add row', async () => {
    const { remove, daily } = await startWithDialogs({ content: { outDay: [fuel] } });
    await remove(/^Fuel/);
    expect(document.activeElement).toBe(daily.getByRole('textbox', { name: 'Day' }));
  });

  test('because it is paid gives it to the checkbox of the next', async () => {
    const { user, wait } = await startWithDialogs({ content, parameters: { showOnlyNotPaid: true } });
    const dentist = screen.getByRole('listitem', { name: /^Dentist/ });
    await user.click(within(dentist).getByRole('checkbox'));
    wait(2000);
    expect(focusedRow()).toBe('Fuel, day 3, 58.10');
    expect(document.activeElement?.getAttribute('type')).toBe('checkbox');
  });
});

describe('a long list', () => {
  const entries = Array.from({ length: 300 }, (_, index) =>
    anEntry({ name: `Entry ${index}`, id: `${index}`, day: 1 }),
  );
  beforeEach(() => window.scrollTo(0, 0));

  // Source: docs/specification.md#long-list.
  test('renders a part of its rows (virtualised), each with its position in the set', async () => {
    const { daily } = await start({ content: { outDay: entries } });
    const rows = daily.getAllByRole('listitem');
    expect(rows.length).toBeLessThan(100);
    expect(rows[0]?.getAttribute('aria-setsize')).toBe('300');
    expect(rows[1]?.getAttribute('aria-posinset')).toBe('2');
  });
});
