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
  test('is sorted by day, and named by its day and amount', async () => {
    const { daily } = await start();
    expect(names(daily.getAllByRole('listitem'))).toEqual([
      'Dentist (2026-10-1), day 1, 46.50',
      'Bakery, day 2, 6.40',
      'Fuel, day 3, 58.10',
    ]);
  });

  // Source: docs/specification.md#row-paid.
  test('saves a tick of the checkbox at once', async () => {
    const { user, writes, row } = await start();
    await user.click(row(/^Fuel/).getByRole('checkbox', { name: 'Paid' }));
    expect(writes).toMatchObject([{ kind: 'entry.update', id: fuel.id, changes: { paid: true } }]);
    expect(row(/^Fuel/).getByRole('checkbox')).toHaveProperty('checked', true);
  });

  // Source: docs/specification.md#row-sign.
  test('becomes a credit when the user presses the sign button', async () => {
    const { user, writes, row } = await start();
    await user.click(row(/^Fuel/).getByRole('button', { name: 'Credit' }));
    expect(writes).toMatchObject([{ changes: { debit: false } }]);
    expect(row(/^Fuel/).getByRole('button', { name: 'Credit' }).getAttribute('aria-pressed')).toBe('true');
  });

  // Source: docs/specification.md#row-delete.
  test('asks for a confirmation before it is deleted', async () => {
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
  test('names its cells by field and value', async () => {
    const fuelRow = (await start()).row(/^Fuel/);
    const cells = ['Name Fuel', 'Amount 58.10', 'Day 03'];
    expect(cells.map((name) => fuelRow.getByRole('button', { name }).getAttribute('aria-label'))).toEqual(cells);
  });

  // Source: docs/specification.md#row-copied.
  test('shows its source if copied, with a read-only day, name and amount', async () => {
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

describe('a cell being edited', () => {
  // Source: docs/specification.md#row-edit.
  test('saves on Enter and returns the focus to the cell', async () => {
    const { writes, fuelRow } = await edit('Amount', '60,25{Enter}');
    expect(writes).toMatchObject([{ kind: 'entry.update', id: fuel.id, changes: { value: 60.25 } }]);
    expect(document.activeElement).toBe(fuelRow.getByRole('button', { name: /^Amount / }));
  });

  // Source: docs/specification.md#row-edit.
  test('saves on blur', async () => {
    const { writes } = await edit('Name', 'Petrol{Tab}');
    expect(writes).toMatchObject([{ changes: { name: 'Petrol' } }]);
  });

  // Source: docs/specification.md#row-edit.
  test('keeps the old value on Escape', async () => {
    const { writes, row } = await edit('Name', 'Petrol{Escape}');
    expect(writes).toEqual([]);
    expect(row(/^Fuel, day 3/)).toBeDefined();
  });

  // Source: docs/specification.md#amount-sign.
  test.each([
    ['+60', { value: 60, debit: false }],
    ['(60)', { value: 60, debit: true }],
    ['60', { value: 60 }],
  ])('stores the sign of %s as debit or credit, separately from the amount', async (text, changes) => {
    const { writes } = await edit('Amount', `${text}{Enter}`);
    expect(writes.map((write) => 'changes' in write && write.changes)).toEqual([changes]);
  });

  // Source: docs/specification.md#row-empty-edit.
  test('ignores an emptied amount', async () => {
    const { writes, row } = await edit('Amount', '');
    expect(writes).toEqual([]);
    expect(row(/^Fuel, day 3, 58.10/)).toBeDefined();
  });

  // Source: docs/specification.md#row-edit.
  test('keeps an invalid text, marks the text as invalid and shows the reason', async () => {
    const { writes, input } = await edit('Amount', 'ten{Enter}');
    expect(writes).toEqual([]);
    expect(input).toHaveProperty('value', 'ten');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    const problem = document.getElementById(input.getAttribute('aria-describedby') ?? '');
    expect(problem?.textContent).toBe('This is not an amount');
  });

  // Source: docs/specification.md#text-limits.
  test('refuses a pasted name that is too long, and shows the reason', async () => {
    const { user, writes, input, daily } = await edit('Name', 'n');
    await user.paste('n'.repeat(200));
    await user.keyboard('{Enter}');
    expect(writes).toEqual([]);
    expect(daily.getByRole('alert').textContent).toBe('200 characters at most');
    expect(input).toHaveProperty('value', 'n'.repeat(201));
  });

  // Source: docs/specification.md#day-range.
  test('marks a day above 31 as invalid while the user types, and does not save the day', async () => {
    const { user, writes, input } = await edit('Day', '32');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    await user.keyboard('{Enter}');
    expect(writes).toEqual([]);
  });

  test('moves the row to a new day', async () => {
    const { daily } = await edit('Day', '1{Enter}');
    expect(names(daily.getAllByRole('listitem'))[1]).toBe('Fuel, day 1, 58.10');
  });
});

describe('the keyboard focus in a list', () => {
  // Source: docs/specification.md#list-keys.
  test('moves between rows and cells by arrow keys, with one cell in the tab order', async () => {
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
  test('asks to delete the row on Delete', async () => {
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

describe('removing the focused row', () => {
  // Source: docs/specification.md#list-keys.
  test('focuses the next row, or the previous row at the end of the list', async () => {
    const { remove } = await startWithDialogs();
    await remove(/^Bakery/);
    expect(focusedRow()).toBe('Fuel, day 3, 58.10');
    await remove(/^Fuel/);
    expect(focusedRow()).toBe('Dentist (2026-10-1), day 1, 46.50');
  });

  // Source: docs/specification.md#row-delete.
  test('asks in a dialog that focuses Cancel, and then returns the focus', async () => {
    const { user, daily } = await startWithDialogs();
    const row = within(daily.getByRole('listitem', { name: /^Fuel/ }));
    await user.click(row.getByRole('button', { name: 'Delete' }));
    const cancel = within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' });
    expect(document.activeElement).toBe(cancel);
    await user.keyboard('{Enter}');
    expect(daily.getByRole('listitem', { name: /^Fuel/ })).toBeDefined();
    expect(document.activeElement).toBe(row.getByRole('button', { name: 'Delete' }));
  });

  test('focuses the add row if no row is left', async () => {
    const { remove, daily } = await startWithDialogs({ content: { outDay: [fuel] } });
    await remove(/^Fuel/);
    expect(document.activeElement).toBe(daily.getByRole('textbox', { name: 'Day' }));
  });

  test('focuses the checkbox of the next row if ticking has hidden the row', async () => {
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
  test('renders only some rows (virtualised), with `aria-posinset` and `aria-setsize`', async () => {
    const { daily } = await start({ content: { outDay: entries } });
    const rows = daily.getAllByRole('listitem');
    expect(rows.length).toBeLessThan(100);
    expect(rows[0]?.getAttribute('aria-setsize')).toBe('300');
    expect(rows[1]?.getAttribute('aria-posinset')).toBe('2');
  });
});
