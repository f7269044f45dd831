import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { HomeScreen } from '../../../screens/home/home-screen.tsx';
import { aProvision, anEntry } from '../../../../../testing/ui/lines.ts';
import { renderSignedIn } from '../../../../../testing/ui/render-signed-in.tsx';
import type { Data } from '../../../../../testing/ui/signed-in-app.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const names = ['Bakery', 'Cinema', 'Dentist', 'Fuel', 'Market'] as const;
type Name = (typeof names)[number];
const expenses = names.map((name, index) =>
  anEntry({ name, day: index + 1, value: index + 1, paid: name === 'Fuel', debit: name !== 'Market' }),
);
const idOf = (name: Name) => expenses.find((expense) => expense.name === name)?.id;
const content = { outDay: expenses, provisions: [aProvision({ name: 'Roof' }), aProvision({ name: 'Car' })] };

const start = async (data: Data = { content }) => {
  const { user, writes } = await renderSignedIn(<HomeScreen />, data);
  const daily = within(await screen.findByRole('region', { name: 'Daily expenses' }));
  const row = (name: string) => daily.getByRole('listitem', { name: new RegExp(`^${name}`) });
  const nameCell = (name: string) => within(row(name)).getByRole('button', { name: `Name ${name}` });
  const press = (name: string, keys: object) => fireEvent.click(nameCell(name), keys);
  const selected = () =>
    daily
      .getAllByRole('listitem', { name: /, selected$/ })
      .map((item) => item.getAttribute('aria-label')?.split(',')[0]);
  const bar = () => daily.queryByRole('toolbar', { name: 'Selected lines' });
  const button = (name: string) => within(daily.getByRole('toolbar')).getByRole('button', { name });
  return { user, writes, daily, row, nameCell, press, selected, bar, button };
};

// Source: docs/specification.md#selection.
describe('selecting rows', () => {
  test('toggles a row by Ctrl and click, extends the selection by Shift and click, and ends the selection by Escape', async () => {
    const { user, press, selected, bar, daily, writes } = await start();
    press('Cinema', { ctrlKey: true });
    press('Fuel', { metaKey: true });
    expect(selected()).toEqual(['Cinema', 'Fuel']);
    press('Dentist', { shiftKey: true });
    expect(selected()).toEqual(['Dentist', 'Fuel']);
    press('Bakery', { shiftKey: true });
    expect(selected()).toEqual(['Bakery', 'Cinema', 'Dentist', 'Fuel']);
    expect(bar()?.textContent).toContain('4 selected −10.00');
    await user.keyboard('{Escape}');
    expect(bar()).toBeNull();
    expect(daily.queryByRole('textbox', { name: 'Name Cinema' })).toBeNull();
    expect(writes).toEqual([]);
  });

  test('selects by the secondary button, but keeps the context menu in a text field', async () => {
    const { user, nameCell, selected, daily } = await start();
    // `false`: the browser does not open its own menu.
    expect(fireEvent.contextMenu(nameCell('Cinema'))).toBe(false);
    expect(selected()).toEqual(['Cinema']);
    fireEvent.contextMenu(nameCell('Cinema'));
    fireEvent.contextMenu(nameCell('Fuel'));
    expect(selected()).toEqual(['Cinema', 'Fuel']);
    await user.keyboard('{Escape}');
    await user.click(nameCell('Bakery'));
    expect(fireEvent.contextMenu(daily.getByDisplayValue('Bakery'))).toBe(true);
    expect(daily.queryByRole('toolbar')).toBeNull();
  });

  test('selects by keys without changing the cells', async () => {
    const { user, nameCell, selected, bar, writes } = await start();
    act(() => nameCell('Cinema').focus());
    await user.keyboard('{Shift>} {/Shift}');
    expect(selected()).toEqual(['Cinema']);
    await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowUp}{/Shift}');
    expect(selected()).toEqual(['Cinema', 'Dentist']);
    expect(document.activeElement).toBe(nameCell('Dentist'));
    await user.keyboard('{Control>}a{/Control}');
    expect(selected()).toEqual([...names]);
    await user.keyboard('{Escape}');
    expect(bar()).toBeNull();
    await user.keyboard('{Shift>}{ArrowUp}{/Shift}');
    expect(selected()).toEqual(['Cinema', 'Dentist']);
    expect(writes).toEqual([]);
  });

  // Firefox clicks a button on keyup even if keydown was prevented.
  test('selects by Shift and space without clicking a button on keyup', async () => {
    const { nameCell, selected } = await start();
    fireEvent.keyDown(nameCell('Cinema'), { key: ' ', shiftKey: true });
    expect(fireEvent.keyUp(nameCell('Cinema'), { key: ' ' })).toBe(false);
    expect(fireEvent.keyUp(nameCell('Cinema'), { key: ' ' })).toBe(true);
    expect(selected()).toEqual(['Cinema']);
  });

  test('does not select by a click in a field that is being edited', async () => {
    const { user, nameCell, daily, bar } = await start();
    await user.click(nameCell('Cinema'));
    const field = daily.getByRole('textbox', { name: 'Name' });
    fireEvent.click(field, { shiftKey: true });
    await user.keyboard('{Control>}a{/Control}');
    expect(bar()).toBeNull();
    expect(document.activeElement).toBe(field);
  });

  test('announces the number and the sum of the selected rows once', async () => {
    const { press, user } = await start();
    press('Cinema', { ctrlKey: true });
    press('Market', { ctrlKey: true });
    expect(await screen.findByText('2 selected, +3.00')).toBeDefined();
    await user.keyboard('{Escape}');
    expect(screen.queryByText('2 selected, +3.00')).toBeNull();
  });
});

// Source: docs/specification.md#selection-actions.
describe('the selection bar', () => {
  test('ticks the unticked rows in one write, then focuses the next row', async () => {
    const { user, writes, press, button, bar, nameCell, row } = await start();
    for (const name of ['Bakery', 'Dentist', 'Fuel']) press(name, { ctrlKey: true });
    await user.click(button('Tick'));
    expect(writes).toMatchObject([
      {
        kind: 'lines.together',
        writes: [
          { kind: 'entry.update', id: idOf('Bakery'), changes: { paid: true } },
          { kind: 'entry.update', id: idOf('Dentist'), changes: { paid: true } },
        ],
      },
    ]);
    expect(bar()).toBeNull();
    expect(row('Market').contains(document.activeElement)).toBe(true);
    press('Bakery', { ctrlKey: true });
    await user.click(button('Untick'));
    expect(writes.at(-1)).toMatchObject({ kind: 'entry.update', id: idOf('Bakery'), changes: { paid: false } });
    expect(nameCell('Bakery')).toBeDefined();
  });

  test('deletes without a confirmation, then focuses the previous row at the end of the list', async () => {
    const { user, writes, press, button, row, daily } = await start();
    press('Fuel', { ctrlKey: true });
    press('Market', { ctrlKey: true });
    await user.click(button('Delete'));
    expect(writes).toMatchObject([
      { kind: 'lines.together', writes: [{ kind: 'entry.delete', id: idOf('Fuel') }, { id: idOf('Market') }] },
    ]);
    expect(daily.getAllByRole('listitem')).toHaveLength(3);
    expect(row('Dentist').contains(document.activeElement)).toBe(true);
  });

  test('deletes all selected rows by the Delete key', async () => {
    const { user, writes, press, nameCell, daily } = await start();
    press('Fuel', { ctrlKey: true });
    press('Market', { ctrlKey: true });
    act(() => nameCell('Market').focus());
    await user.keyboard('{Delete}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(writes).toMatchObject([{ writes: [{ id: idOf('Fuel') }, { id: idOf('Market') }] }]);
    expect(daily.getAllByRole('listitem')).toHaveLength(3);
  });

  test('disables moving without a newer sheet, and shows the reason', async () => {
    const { user, writes, press, button } = await start();
    press('Fuel', { ctrlKey: true });
    const move = button('Next sheet');
    expect(move.getAttribute('aria-disabled')).toBe('true');
    const reason = document.getElementById(move.getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toBe('Create the next sheet first');
    await user.click(move);
    expect(writes).toEqual([]);
  });

  test('offers only deletion for provisions', async () => {
    const { user, writes } = await start();
    const provisions = within(screen.getByRole('region', { name: 'Provisions' }));
    fireEvent.click(provisions.getByRole('button', { name: 'Name Roof' }), { ctrlKey: true });
    const buttons = within(provisions.getByRole('toolbar')).getAllByRole('button');
    expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(['Delete', 'End the selection']);
    await user.click(within(provisions.getByRole('toolbar')).getByRole('button', { name: 'Delete' }));
    expect(writes).toMatchObject([{ kind: 'provision.delete' }]);
  });

  // Source: docs/specification.md#selection-bar.
  test('is one tab stop, with arrow keys between the buttons', async () => {
    const { user, press, button, nameCell } = await start();
    press('Cinema', { ctrlKey: true });
    expect(document.activeElement).toBe(nameCell('Cinema'));
    await user.tab();
    expect(document.activeElement).toBe(button('Tick'));
    await user.keyboard('{ArrowLeft}');
    expect(document.activeElement).toBe(button('End the selection'));
    await user.keyboard('{Enter}');
    expect(document.activeElement?.closest('li')?.getAttribute('aria-label')).toContain('Cinema');
  });
});

const touch = { pointerType: 'touch', isPrimary: true, clientX: 50, clientY: 50 };

const rest = (duration: number) => act(() => void vi.advanceTimersByTime(duration));

const startTouching = async () => {
  const app = await start();
  vi.useFakeTimers({ shouldAdvanceTime: false });
  return { ...app, cell: app.nameCell('Cinema') };
};

// Source: docs/specification.md#selection-touch.
describe('pressing a row on touch', () => {
  test('selects the row of a long press after half a second, and then adds a row by each tap', async () => {
    const { cell, selected, press, daily } = await startTouching();
    fireEvent.pointerDown(cell, touch);
    rest(500);
    expect(selected()).toEqual(['Cinema']);
    fireEvent.pointerUp(cell, touch);
    fireEvent.click(cell);
    rest(400);
    expect(selected()).toEqual(['Cinema']);
    press('Dentist', {});
    expect(selected()).toEqual(['Cinema', 'Dentist']);
    expect(daily.queryByRole('textbox', { name: 'Name Cinema' })).toBeNull();
  });

  test.each([
    [
      'that is shorter than half a second',
      (cell: HTMLElement) => {
        rest(499);
        fireEvent.pointerUp(cell, touch);
      },
    ],
    ['with a finger that moves', (cell: HTMLElement) => fireEvent.pointerMove(cell, { ...touch, clientY: 61 })],
    ['that scrolls', (cell: HTMLElement) => fireEvent.pointerCancel(cell, touch)],
  ])('selects nothing by a press %s', async (_, then) => {
    const { cell, bar } = await startTouching();
    fireEvent.pointerDown(cell, touch);
    then(cell);
    rest(1000);
    expect(bar()).toBeNull();
  });
});
