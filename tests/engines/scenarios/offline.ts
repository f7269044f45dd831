import { seedSheet, sheetDocument } from '../../support/seed.ts';
import { camille } from '../../e2e/support/account.ts';
import { openStored, type Stored } from '../../e2e/faults/support/stored.ts';
import { signIn } from '../../contract/support/calls.ts';
import { sheetDateOf } from '../../../src/domain/sheet/sheet-date.ts';
import { expect } from 'vitest';
import { addLine, arrive, isSaved, isWaiting, rowOf, turnTo } from '../actions.ts';
import { until } from '../page/call-page.ts';
import type { User } from '../user.ts';
import type { Scenario } from '../run-scenarios.ts';

const sheet = { ...seedSheet(1, sheetDateOf(new Date())), accountBalance: 100 };

/** What the server holds of them, read past the app. */
async function stored({ server, email }: User): Promise<Stored> {
  return openStored(server.origin, await signIn(server.origin, email, camille.password));
}

const namesStored = async (user: User): Promise<readonly string[]> =>
  (await (await stored(user)).entries(sheet.id, 'outDay')).map(({ name }) => name);

async function seesTheLine(user: User): Promise<void> {
  await turnTo(user, 'daily');
  await user.waitFor(rowOf(user, 'daily', 'Pain'), ({ count }) => count === 1);
  await user.waitForFigure('outDaySum', '3.20');
}

export const offline: Scenario = {
  name: 'offline',
  steps: [
    [
      'a worker keeps the app on the device',
      async (user) => {
        await arrive(user, ({ put }) => put([sheetDocument(sheet)]));
        await until('No worker answers for the page', async () => {
          const worker = await user.ask('worker');
          if (worker === 'ready') await user.tab.reload();
          return worker === 'controls' || undefined;
        });
        await turnTo(user, 'daily');
        await isSaved(user);
      },
    ],
    [
      'what is entered while the server is away is on show, and waits',
      async (user) => {
        await user.server.kill('SIGKILL');
        await addLine(user, 'daily', { name: 'Pain', amount: '3.20', day: '2' });
        await user.waitForFigure('outDaySum', '3.20');
        // The line, and its name, which is suggested from then on.
        await isWaiting(user, 2);
      },
    ],
    [
      'after a reload it is still there, and still waits',
      async (user) => {
        await user.tab.reload();
        await seesTheLine(user);
        await isWaiting(user, 2);
      },
    ],
    [
      'once the server is back it is stored, once',
      async (user) => {
        await user.server.restart();
        await isSaved(user);
        expect(await namesStored(user)).toEqual(['Pain']);
        await user.tab.reload();
        await seesTheLine(user);
        await isSaved(user);
        expect(await namesStored(user)).toEqual(['Pain']);
      },
    ],
  ],
};
