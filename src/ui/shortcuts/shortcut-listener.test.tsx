import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import { afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { WorkspaceDialogs } from '../dialogs/workspace-dialogs.tsx';
import { HomeScreen } from '../screens/home/home-screen.tsx';
import { NewExpenseIntentProvider } from '../sheet/entries/add-row/new-expense-intent.tsx';
import { anEntry } from '../../../testing/ui/lines.ts';
import { renderSignedIn } from '../../../testing/ui/render-signed-in.tsx';
import type { Data } from '../../../testing/ui/signed-in-app.ts';
import { turnHelpKey } from '../keyboard/help-key.ts';
import { ShortcutListener } from './shortcut-listener.tsx';

afterEach(() => {
  cleanup();
  window.innerWidth = 1024;
});
// How long a dialog takes to come is not what these tests are about.
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

describe('the keys of a new expense', () => {
  // Source: docs/specification.md#shortcuts.
  test('lead to its first field, from a text field too, and as often as they are pressed', async () => {
    const { user } = await start();
    await user.keyboard(altN);
    expect(document.activeElement).toBe(firstField());
    await user.click(situation().getByRole('textbox', { name: 'Account balance' }));
    await user.keyboard(altN);
    expect(document.activeElement).toBe(firstField());
    expect(firstField()).toHaveProperty('value', '');
  });

  test('are read by the physical key (`code`): what a Mac types with Alt is not an N', async () => {
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

  test('open the block where it is typed', async () => {
    const { user, writes } = await start({ parameters: { blockClosed: ['outDay'] } });
    await user.keyboard(altN);
    expect(document.activeElement).toBe(firstField());
    expect(writes).toMatchObject([{ edits: [{ kind: 'block.open', block: 'outDay' }] }]);
  });

  // Source: docs/specification.md#shortcuts.
  test('go home first from another screen, and only then', async () => {
    const { user } = await start();
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    screen.getByText('Another screen');
    await user.keyboard(altN);
    expect(document.activeElement).toBe(firstField());
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    expect(screen.getByText('Another screen')).toBeDefined();
  });

  test('show the page of expenses on a phone', async () => {
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
test('the keys of the forecast open it from anywhere, and close it on a board', async () => {
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
test('the shortcut of the installed app leads to the first field of a new expense', async () => {
  onTestFinished(() => history.replaceState(null, '', '/'));
  history.replaceState(null, '', '/?add=expense');
  await start();
  expect(document.activeElement).toBe(firstField());
});

describe('a question mark', () => {
  // Source: docs/specification.md#shortcuts.
  test('opens the list of shortcuts, and gives the focus back', async () => {
    const { user } = await start();
    const cell = screen.getByRole('button', { name: /^Amount / });
    cell.focus();
    await user.keyboard('?');
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(cell);
  });

  test('is text in a text field, and nothing over a dialog or with other keys', async () => {
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
  test('opens nothing once it is turned off', async () => {
    const { user } = await start();
    screen.getByRole('button', { name: /^Amount / }).focus();
    turnHelpKey(false);
    await user.keyboard('?');
    expect(screen.queryByRole('dialog')).toBeNull();
    turnHelpKey(true);
    await user.keyboard('?');
    await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  });
});
