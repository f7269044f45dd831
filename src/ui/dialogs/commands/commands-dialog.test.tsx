import { act, cleanup, screen, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { toSheetDate } from '../../../domain/sheet/sheet-date.ts';
import { HomeScreen } from '../../screens/home/home-screen.tsx';
import { NewExpenseIntentProvider } from '../../sheet/entries/add-row/new-expense-intent.tsx';
import { SheetNavigator } from '../../sheet/page/sheet-navigator.tsx';
import { anEntry } from '../../../../testing/ui/lines.ts';
import { renderSignedIn } from '../../../../testing/ui/render-signed-in.tsx';
import { aSheet, type Data } from '../../../../testing/ui/signed-in-app.ts';
import { ShortcutListener } from '../../shortcuts/shortcut-listener.tsx';
import { WorkspaceDialogs } from '../workspace-dialogs.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});
// Lazy dialogs are imported up front, so that no test waits for them.
beforeAll(() =>
  Promise.all([
    import('./commands-dialog.lazy.tsx'),
    import('../../shortcuts/shortcuts-dialog.lazy.tsx'),
    import('../new-sheet/new-sheet-dialog.lazy.tsx'),
    import('../sheet-removal-dialog.lazy.tsx'),
  ]),
);

const months = Array.from({ length: 30 }, (_, index) => ({
  ...aSheet,
  id: `sheet-${index}`,
  date: toSheetDate(2026 - Math.floor(index / 12), 12 - (index % 12), 1),
  order: -index,
}));
const fuel = anEntry({ name: 'Fuel', day: 3, value: 58.1 });

const Path = () => {
  const { pathname, search } = useLocation();
  return <p data-testid="path">{`${pathname}${search}`}</p>;
};
const path = () => screen.getByTestId('path').textContent;

const start = async (data: Data & { readonly language?: 'fr' | 'en' } = {}) => {
  const page = (
    <NewExpenseIntentProvider>
      <SheetNavigator />
      <HomeScreen />
      <Path />
      <WorkspaceDialogs />
      <ShortcutListener />
    </NewExpenseIntentProvider>
  );
  const started = await renderSignedIn(page, { content: { outDay: [fuel] }, ...data });
  await screen.findByRole('listitem', { name: /^Fuel/ });
  return started;
};

const isOpen = () => screen.queryByRole('dialog', { name: /^Command/ }) !== null;

const open = async (data: Parameters<typeof start>[0] = {}) => {
  const started = await start(data);
  // Gives the focus to a field, so that the dialog can return it.
  screen.getAllByRole('textbox')[0]?.focus();
  const show = async () => {
    await started.user.keyboard('{Control>}k{/Control}');
    return screen.findByRole('combobox', { name: /commande?$/ });
  };
  const field = await show();
  const run = async (text: string) => {
    if (!isOpen()) await show();
    await started.user.keyboard(`${text}{Enter}`);
  };
  return { ...started, field, run };
};

const active = () => {
  const id = screen.getByRole('combobox', { name: /commande?$/ }).getAttribute('aria-activedescendant');
  return screen.getAllByRole('option').find((option) => option.id === id);
};
const group = (name: string) =>
  within(screen.getByRole('group', { name }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

describe('the commands dialog', () => {
  // Source: docs/specification.md#commands.
  test.each([
    ['fr', 'Commandes', ['Actions', 'Feuilles', 'Écrans']],
    ['en', 'Commands', ['Actions', 'Sheets', 'Screens']],
  ] as const)('offers actions, the newest sheets and the screens in %s', async (language, name, titles) => {
    await open({ language, sheets: months });
    const dialog = within(screen.getByRole('dialog', { name }));
    const groups = dialog.getAllByRole('group').map((each) => each.firstElementChild?.textContent);
    expect(groups).toEqual(titles);
    expect(group(titles[1])).toHaveLength(8);
    expect(group(titles[2])).toHaveLength(9);
  });

  // Source: docs/specification.md#commands.
  test('opens from a text field, closes by the same keys and returns the focus', async () => {
    const { user } = await start();
    const day = within(screen.getByRole('region', { name: 'Daily expenses' })).getByRole('textbox', { name: 'Day' });
    await user.click(day);
    await user.keyboard('1{Meta>}k{/Meta}');
    const field = await screen.findByRole('combobox', { name: 'Search for a command' });
    expect(document.activeElement).toBe(field);
    await user.keyboard('{Meta>}k{/Meta}');
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(day);
    expect(day).toHaveProperty('value', '1');
  });

  test('saves the edited cell, and focuses the cell again when closed', async () => {
    const { user, writes } = await start();
    await user.click(screen.getByRole('button', { name: /^Amount / }));
    await user.keyboard('60{Control>}k{/Control}');
    await screen.findByRole('combobox', { name: 'Search for a command' });
    expect(writes).toMatchObject([{ kind: 'entry.update', changes: { value: 60 } }]);
    await user.keyboard('{Escape}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Amount / }));
  });

  test('does not open over another dialog', async () => {
    const { user } = await start();
    await user.click(screen.getByRole('button', { name: 'New sheet' }));
    await screen.findByRole('dialog', { name: 'New sheet' });
    await user.keyboard('{Control>}k{/Control}?{Alt>}n{/Alt}');
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect(isOpen()).toBe(false);
  });

  test('highlights the first command, and other commands by keys or hover', async () => {
    const { user, field } = await open();
    const options = screen.getAllByRole('option');
    const is = (index: number) => {
      expect(active()).toBe(options.at(index));
      expect(field.getAttribute('aria-activedescendant')).toBe(options.at(index)?.id);
    };
    is(0);
    await user.keyboard('{ArrowDown}');
    is(1);
    await user.keyboard('{End}');
    is(-1);
    await user.keyboard('{ArrowDown}');
    is(0);
    await user.keyboard('{ArrowUp}');
    is(-1);
    await user.keyboard('{Home}');
    is(0);
    await user.hover(options[2] ?? field);
    is(2);
    await user.keyboard('sav');
    expect(active()?.textContent).toBe('Savings');
  });

  test('shows the shortcut of a command', async () => {
    await open();
    const add = screen.getByRole('option', { name: 'Add an expense' });
    expect(add.getAttribute('aria-keyshortcuts')).toBe('Alt+N');
    expect([...add.querySelectorAll('kbd')].map(({ textContent }) => textContent)).toEqual(['Alt', 'N']);
  });

  test.each([
    ['fr', 'Aucun résultat pour « xyz »'],
    ['en', 'No result for “xyz”'],
  ] as const)('reports in %s that nothing is found, and ignores Enter', async (language, text) => {
    const { user, field } = await open({ language });
    await user.keyboard(' xyz {ArrowDown}{End}{Enter}');
    expect(screen.getByRole('status').textContent).toBe(text);
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(field.getAttribute('aria-expanded')).toBe('false');
    await user.clear(field);
    expect(active()).toBe(screen.getAllByRole('option')[0]);
  });

  test('ignores the Enter that ends a composition', async () => {
    const { field } = await open();
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true });
    Object.defineProperty(enter, 'isComposing', { value: true });
    act(() => void field.dispatchEvent(enter));
    expect(isOpen()).toBe(true);
  });
});

describe('a chosen command', () => {
  test('opens each screen, and signs out', async () => {
    const { run } = await open();
    for (const [text, expected] of [
      ['sav', '/moneySaving'],
      ['param', '/parameters'],
      ['my data', '/parameters?section=data'],
      ['categ', '/parameters?section=categories'],
    ] as const) {
      await run(text);
      expect([text, isOpen(), path()]).toEqual([text, false, expected]);
    }
    await run('sign out');
    expect(screen.queryByTestId('path')).toBeNull();
  });

  test('shows a sheet found by any spelling of the month, and focuses the date of the sheet', async () => {
    const { run } = await open({ sheets: months });
    for (const [text, shown] of [
      ['jun 2025', /01 Jun 2025/],
      ['05/2025', /01 May 2025/],
      ['juin 2025', /01 Jun 2025/],
      ['2025-04', /01 Apr 2025/],
    ] as const) {
      await run(text);
      expect([text, isOpen()]).toEqual([text, false]);
      const date = await screen.findByRole('button', { name: shown });
      expect(document.activeElement).toBe(date);
    }
  });

  test('runs on a click', async () => {
    const { user } = await open({ sheets: months });
    await user.click(screen.getByRole('option', { name: /01 Nov 2026/ }));
    expect(await screen.findByRole('button', { name: /01 Nov 2026/ })).toBeDefined();
  });

  test('opens the dialogs for a new sheet and for removing the sheet', async () => {
    const { run, user } = await open({ sheets: months });
    await run('new sheet');
    const dialog = await screen.findByRole('dialog', { name: 'New sheet' });
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await run('remove');
    expect(await screen.findByRole('dialog', { name: 'Remove this sheet' })).toBeDefined();
  });

  // Source: docs/specification.md#commands.
  test('is not listed while its action is impossible', async () => {
    await open();
    expect(screen.queryByRole('option', { name: 'Remove this sheet' })).toBeNull();
    expect(screen.queryByRole('option', { name: 'Undo the last change' })).toBeNull();
  });

  test('toggles between unpaid lines and all lines', async () => {
    const { run, writes } = await open();
    await run('unpaid');
    expect(writes).toMatchObject([{ changes: { showOnlyNotPaid: true } }]);
    await run('paid');
    expect(writes[1]).toMatchObject({ changes: { showOnlyNotPaid: false } });
  });

  test('changes the theme for all devices', async () => {
    const { run, writes } = await open();
    await run('dark');
    expect(writes).toEqual([{ kind: 'parameters.update', changes: { darkTheme: true } }]);
  });

  test('undoes the last change', async () => {
    const { user, writes } = await start();
    await user.click(screen.getByRole('checkbox', { name: 'Paid' }));
    await user.keyboard('{Control>}k{/Control}');
    await screen.findByRole('combobox', { name: 'Search for a command' });
    await user.keyboard('undo{Enter}');
    expect(writes).toMatchObject([{ changes: { paid: true } }, { changes: { paid: false } }]);
  });

  test('opens the list of shortcuts', async () => {
    const { run } = await open();
    await run('short');
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeDefined();
  });

  test('focuses the add row of expenses without opening other blocks', async () => {
    const { run, writes } = await open({ parameters: { blockClosed: ['outMonth'] } });
    await run('add an');
    const expenses = within(screen.getByRole('region', { name: 'Daily expenses' }));
    expect(document.activeElement).toBe(expenses.getByRole('combobox', { name: 'Name' }));
    expect(writes).toEqual([]);
  });
});

test('shows the key names of a Mac', async () => {
  const agent = vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mac OS X');
  await open();
  const keys = [...screen.getByRole('option', { name: 'Add an expense' }).querySelectorAll('kbd')];
  expect(keys.map(({ textContent }) => textContent)).toEqual(['⌥', 'N']);
  agent.mockRestore();
});
