import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { App } from '../../support/app.ts';
import { money } from '../../support/words.ts';
import { said } from './budget.ts';

/** The app on a page that is there already. */
export function appOn(page: Page, origin: string): App {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  const region = (name: string) => page.getByRole('region', { name, exact: true });
  return {
    page,
    words: said,
    context: page.context(),
    origin,
    complaints,
    region,
    row: (name, line) => region(name).getByRole('listitem', { name: line }),
    shows: async (figure, plain) => {
      const shown = page.locator(`[data-figure="${figure}"]`).filter({ visible: true }).first();
      await expect.poll(() => shown.textContent(), { timeout: 10_000 }).toBe(money(said, plain));
    },
    saved: () => page.getByRole('button', { name: said.saved, exact: true }).waitFor(),
  };
}

/** Opens the app for somebody who is signed in, and waits until it shows the sheet. */
export async function openSheet(app: App) {
  await app.page.goto(app.origin);
  await app.region(said.situation).waitFor();
}

/** Opens the app in one more tab of the same browser. */
export async function openTab({ context, origin }: Pick<App, 'context' | 'origin'>): Promise<App> {
  const tab = appOn(await context.newPage(), origin);
  await openSheet(tab);
  return tab;
}

/** Ends the process that draws a page, as a crash does. */
export async function crash(page: Page) {
  const crashed = page.waitForEvent('crash');
  // The navigation never ends.
  void page.goto('chrome://crash').catch(() => undefined);
  await crashed;
}
