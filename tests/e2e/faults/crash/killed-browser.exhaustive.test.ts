import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { signIn } from '../../support/account.ts';
import { appOn } from '../../support/app.ts';
import { useStage } from '../../support/stage.ts';
import { labels, seedBudget, sheet } from '../support/budget.ts';
import { pendingNames } from '../support/device-storage.ts';
import { everyChange, cutConnection, injectFault } from '../support/network.ts';
import { startOwnBrowser } from '../support/own-browser.ts';
import { addIncome } from '../support/sheets.ts';
import { openSheet } from '../support/tab.ts';

const cycles = Number(process.env['CYCLES'] ?? '5');
const linesEach = 8;

const stage = useStage();

// Source: docs/specification.md#edit-survives.
test(
  `loses no stored edit in a browser that is killed ${cycles} times while edits are made and sent (crash)`,
  { timeout: 30_000 + cycles * 15_000 },
  async () => {
    const { person, stored } = await seedBudget(stage.server);
    const storedNames = async () => (await stored.entries(sheet.id, 'in')).map(({ name }) => name);
    const profile = await mkdtemp(join(tmpdir(), 'mon-budget-profile-'));
    onTestFinished(() => rm(profile, { recursive: true, force: true }));
    const typed: string[] = ['Salary'];
    const kept = new Set<string>(typed);

    const open = async (isFirst: boolean) => {
      const browser = await startOwnBrowser(inject('chromium'), profile);
      onTestFinished(browser.kill);
      const app = appOn(browser.page, stage.server.origin, labels);
      if (isFirst) await signIn(app, person);
      else await openSheet(app);
      await app.region(labels.situation).waitFor();
      return { app, kill: browser.kill };
    };

    for (let cycle = 0; cycle < cycles; cycle += 1) {
      const { app, kill } = await open(cycle === 0);
      // In every other cycle nothing is sent, so all edits must survive on the device.
      if (cycle % 2 === 1) await injectFault(app.page, everyChange, cutConnection);
      for (let line = 0; line < linesEach; line += 1) {
        const name = `Line ${cycle}.${line}.`;
        typed.push(name);
        await addIncome(app, name, '1');
      }
      const countKept = async () => {
        // Read the device first: an edit that is then sent is found on the server.
        for (const name of await pendingNames(app.page)) kept.add(name);
        for (const name of await storedNames()) kept.add(name);
        return kept.size;
      };
      // The browser may be killed before the last line of a cycle is stored.
      await expect.poll(countKept).toBeGreaterThanOrEqual(typed.length - (cycle + 1));
      await kill();
    }

    const { app, kill } = await open(false);
    await app.saved();
    await expect.poll(() => pendingNames(app.page)).toEqual([]);
    await kill();
    const names = await storedNames();
    expect([...kept].filter((name) => !names.includes(name))).toEqual([]);
    expect(names.toSorted()).toEqual(typed.filter((name) => names.includes(name)).toSorted());
  },
);
