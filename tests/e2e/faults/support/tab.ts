import type { Page } from 'playwright-core';
import { type App, appOn } from '../../support/app.ts';
import { labels } from './budget.ts';

/** Opens the app for a signed-in user, and waits for the sheet. */
export async function openSheet(app: App) {
  await app.page.goto(app.origin);
  await app.region(labels.situation).waitFor();
}

/** Opens the app in another tab of the same browser. */
export async function openTab({ context, origin }: Pick<App, 'context' | 'origin'>): Promise<App> {
  const tab = appOn(await context.newPage(), origin, labels);
  await openSheet(tab);
  return tab;
}

/** Crashes the renderer process of a page. */
export async function crash(page: Page) {
  const crashed = page.waitForEvent('crash');
  // This navigation never ends.
  void page.goto('chrome://crash').catch(() => undefined);
  await crashed;
}
