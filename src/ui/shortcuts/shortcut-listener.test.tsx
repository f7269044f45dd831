import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import { afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { WorkspaceDialogs } from '../dialogs/workspace-dialogs.tsx';
import { HomeScreen } from '../screens/home/home-screen.tsx';
import { NewExpenseIntentProvider } from '../sheet/entries/add-row/new-expense-intent.tsx';
import { anEntry } from '../../../testing/ui/lines.ts';
import { renderSignedIn } from '../../../testing/ui/render-signed-in.tsx';
import type { Data } from '../../../testing/ui/signed-in-app.ts';
import { setHelpKey } from '../keyboard/help-key.ts';
import { ShortcutListener } from './shortcut-listener.tsx';

afterEach(() => {
  cleanup();
  window.innerWidth = 1024;
});
// Lazy dialogs are imported up front, so that no test waits for them.
beforeAll(() => import('./shortcuts-dialog.lazy.tsx'));

const start = async (data: Data = {}) => {
  const page = (
    <NewExpenseIntentProvider>
      <Link to="/elsewhere">Elsewhere</Link>
      <Routes>
        <Route path="/" element={<HomeScreen />} />
        <Route path="/elsewhere" element={<p>Another screen</p>} />
      </Routes>
      <WorkspaceDialogs />
      <ShortcutListener />
    </NewExpenseIntentProvider>
  );
  const content = { outDay: [anEntry({ name: 'Fuel', day: 3 })] };
  const started = await renderSignedIn(page, { content, ...data });
  await screen.findByRole('region', { name: 'Daily expenses' });
  return started;
};

const firstField = () =>
  within(screen.getByRole('region', { name: 'Daily expenses' })).getByRole('combobox', { name: 'Name' });
const situation = () => within(screen.getByRole('region', { name: 'Situation' }));
const panel = () => screen.queryByRole('region', { name: 'Day by day forecast' });
const altN = '{Alt>}[KeyN]{/Alt}';

describe('Alt+N', () => {
  // Source: docs/specification.md#shortcuts.
  test('focuses the first field of a new expense on every press, even from a text field', async () => {
    const { user } = await start();
    await user.keyboard(altN);
    expect(document.activeElement).toBe(firstField());
    await user.click(situation().getByRole('textbox', { name: 'Account balance' }));
    await user.keyboard(altN);
    expect(document.activeElement).toBe(firstField());
    expect(firstField()).toHaveProperty('value', '');
  });

  test('matches the physical key (`code`), because a Mac types another letter with Alt', async () => {
    await start();
    const dead = new KeyboardEvent('keydown', {
      key: 'Dead',
      code: 'KeyN',
      altKey: true,
      bubbles: true,
      cancelable: true,
    });
    document.body.dispatchEvent(dead);
    expect(dead.defaultPrevented).toBe(true);
  });

  test('opens the collapsed block of daily expenses', async () => {
    const { user, writes } = await start({ parameters: { blockClosed: ['outDay'] } });
    await user.keyboard(altN);
    expect(document.activeElement).toBe(firstField());
    expect(writes).toMatchObject([{ edits: [{ kind: 'block.open', block: 'outDay' }] }]);
  });

  // Source: docs/specification.md#shortcuts.
  test('goes to the home screen from another screen, and ignores Alt with other keys', async () => {
    const { user } = await start();
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    screen.getByText('Another screen');
    await user.keyboard(altN);
    expect(document.activeElement).toBe(firstField());
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    expect(screen.getByText('Another screen')).toBeDefined();
  });

  test('shows the page of expenses on a phone', async () => {
    window.innerWidth = 360;
    const { user, writes } = await start({ parameters: { blockClosed: ['outDay'] } });
    await user.click(screen.getByRole('tab', { name: 'Charges' }));
    await user.keyboard(altN);
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Expenses');
    expect(document.activeElement).toBe(firstField());
    expect(writes).toEqual([]);
  });
});

// Source: docs/specification.md#shortcuts.
test('opens the forecast panel by Alt+P from any screen, and closes it on a board', async () => {
  window.innerWidth = 1440;
  const { user } = await start();
  const altP = '{Alt>}[KeyP]{/Alt}';
  await user.keyboard(altP);
  await waitFor(() => expect(panel()).not.toBeNull());
  await user.keyboard(altP);
  expect(panel()).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await user.keyboard(altP);
  await waitFor(() => expect(panel()).not.toBeNull());
});

// Source: docs/specification.md#installation.
test('focuses the first field of a new expense from the shortcut of the installed app', async () => {
  onTestFinished(() => history.replaceState(null, '', '/'));
  history.replaceState(null, '', '/?add=expense');
  await start();
  expect(document.activeElement).toBe(firstField());
});

describe('a question mark', () => {
  // Source: docs/specification.md#shortcuts.
  test('opens the list of shortcuts, and returns the focus when the list closes', async () => {
    const { user } = await start();
    const cell = screen.getByRole('button', { name: /^Amount / });
    cell.focus();
    await user.keyboard('?');
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(cell);
  });

  test('does nothing in a text field, over a dialog, or with Ctrl or Command', async () => {
    const { user } = await start();
    await user.keyboard('{Control>}?{/Control}');
    const daily = within(screen.getByRole('region', { name: 'Daily expenses' }));
    const name = daily.getByRole('combobox', { name: 'Name' });
    await user.type(name, 'What?');
    expect(name).toHaveProperty('value', 'What?');
    await user.click(screen.getByRole('button', { name: 'New sheet' }));
    await screen.findByRole('dialog', { name: 'New sheet' });
    await user.keyboard('?');
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });

  // Source: docs/specification.md#shortcuts.
  test('opens nothing when the user has turned the shortcut off', async () => {
    const { user } = await start();
    screen.getByRole('button', { name: /^Amount / }).focus();
    setHelpKey(false);
    await user.keyboard('?');
    expect(screen.queryByRole('dialog')).toBeNull();
    setHelpKey(true);
    await user.keyboard('?');
    await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  });
});
