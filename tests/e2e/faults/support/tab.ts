import type { Page } from 'playwright-core';
import { type App, appOn } from '../../support/app.ts';
import { said } from './budget.ts';

/** Opens the app for somebody who is signed in, and waits until it shows the sheet. */
export async function openSheet(app: App) {
  await app.page.goto(app.origin);
  await app.region(said.situation).waitFor();
}

/** Opens the app in one more tab of the same browser. */
export async function openTab({ context, origin }: Pick<App, 'context' | 'origin'>): Promise<App> {
  const tab = appOn(await context.newPage(), origin, said);
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
