import { seedSheet, sheetDocument } from '../../support/seed.ts';
import { camille } from '../../e2e/support/account.ts';
import { openStored, type Stored } from '../../e2e/faults/support/stored.ts';
import { signIn } from '../../contract/support/calls.ts';
import { sheetDateOf } from '../../../src/domain/sheet/sheet-date.ts';
import { expect } from 'vitest';
import { addLine, signInAndOpenHome, waitUntilSaved, waitForPendingEdits, rowOf, showBlock } from '../actions.ts';
import { waitUntil } from '../page/call-page.ts';
import type { User } from '../user.ts';
import type { Scenario } from '../run-scenarios.ts';

const sheet = { ...seedSheet(1, sheetDateOf(new Date())), accountBalance: 100 };

/** Reads the user's stored documents directly from the server. */
async function stored({ server, email }: User): Promise<Stored> {
  return openStored(server.origin, await signIn(server.origin, email, camille.password));
}

const namesStored = async (user: User): Promise<readonly string[]> =>
  (await (await stored(user)).entries(sheet.id, 'outDay')).map(({ name }) => name);

async function expectLine(user: User): Promise<void> {
  await showBlock(user, 'daily');
  await user.waitFor(rowOf(user, 'daily', 'Pain'), ({ count }) => count === 1);
  await user.waitForFigure('outDaySum', '3.20');
}

export const offline: Scenario = {
  name: 'offline',
  steps: [
    [
      'caches the app by a service worker',
      async (user) => {
        await signInAndOpenHome(user, ({ put }) => put([sheetDocument(sheet)]));
        await waitUntil('No worker controls the page', async () => {
          const worker = await user.callPage('worker');
          if (worker === 'ready') await user.tab.reload();
          return worker === 'controls' || undefined;
        });
        await showBlock(user, 'daily');
        await waitUntilSaved(user);
      },
    ],
    [
      'shows an edit as pending while the server is down',
      async (user) => {
        await user.server.kill('SIGKILL');
        await addLine(user, 'daily', { name: 'Pain', amount: '3.20', day: '2' });
        await user.waitForFigure('outDaySum', '3.20');
        // Two edits are pending: the line and the suggested name.
        await waitForPendingEdits(user, 2);
      },
    ],
    [
      'shows the edit as pending after a reload',
      async (user) => {
        await user.tab.reload();
        await expectLine(user);
        await waitForPendingEdits(user, 2);
      },
    ],
    [
      'sends the edit once after the server is back',
      async (user) => {
        await user.server.restart();
        await waitUntilSaved(user);
        expect(await namesStored(user)).toEqual(['Pain']);
        await user.tab.reload();
        await expectLine(user);
        await waitUntilSaved(user);
        expect(await namesStored(user)).toEqual(['Pain']);
      },
    ],
  ],
};
