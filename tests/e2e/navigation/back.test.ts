import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { words } from '../../support/words.ts';
import { seedBudget } from '../faults/support/budget.ts';
import { type App, openSignedIn } from '../support/app.ts';
import { tried } from '../../support/tier.ts';
import { useStage } from '../support/stage.ts';
import { textOf } from '../../support/texts.ts';

const stage = useStage();
const labels = words.fr;
const phone = { width: 360, height: 780 };
const desktop = { width: 1440, height: 900 };
const text = (key: Parameters<typeof textOf>[1]) => textOf('fr', key);

const open = async (viewport: typeof phone): Promise<App> => {
  const { browser, server } = stage;
  const { session } = await seedBudget(server);
  const app = await openSignedIn({ browser, origin: server.origin, words: labels, viewport, session });
  await app.saved();
  return app;
};

/** Opens the app after another page, which stays in the history. */
const openBehindBlank = async (viewport: typeof phone): Promise<App> => {
  const app = await open(viewport);
  await app.page.goto('about:blank');
  await app.page.goto(stage.server.origin);
  await app.saved();
  return app;
};

const isOverlayEntry = (page: Page) => page.evaluate(() => 'overlay' in history.state);

const pathOf = (page: Page) => new URL(page.url()).pathname;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).filter({ visible: true });

type Opened = {
  readonly title: string;
  readonly viewport: typeof phone;
  readonly opens: (app: App) => Promise<unknown>;
  readonly shown: (app: App) => ReturnType<Page['locator']>;
};

const dialog = ({ page }: App) => page.getByRole('dialog');

const opened: readonly Opened[] = [
  {
    title: 'the list of commands',
    viewport: desktop,
    opens: ({ page }) => page.keyboard.press('Control+k'),
    shown: dialog,
  },
  { title: 'the shortcuts', viewport: desktop, opens: ({ page }) => page.keyboard.press('?'), shown: dialog },
  {
    title: 'the panel of what waits',
    viewport: desktop,
    opens: ({ page }) => button(page, labels.saved).click(),
    shown: dialog,
  },
  {
    title: 'the list of sheets',
    viewport: desktop,
    opens: ({ page }) => page.getByRole('button', { name: text('sheets.choose') }).click(),
    shown: dialog,
  },
  {
    title: 'a new sheet',
    viewport: desktop,
    opens: ({ page }) => button(page, text('situation.newSheet')).first().click(),
    shown: dialog,
  },
  {
    title: 'the touch form',
    viewport: phone,
    opens: ({ region }) => region(labels.daily).locator('form').getByLabel(labels.name, { exact: true }).tap(),
    shown: ({ page }) => button(page, text('entry.fold')),
  },
  {
    title: 'the menu of a phone',
    viewport: phone,
    opens: ({ page }) => button(page, text('navigation.menu')).click(),
    shown: ({ page }) => page.getByRole('link', { name: labels.savings }),
  },
  {
    title: 'the form of a new provision',
    viewport: phone,
    opens: async ({ page }) => {
      await page.getByRole('tab', { name: labels.provisions }).click();
      await button(page, labels.addProvision).click();
    },
    shown: dialog,
  },
  {
    title: 'the dialog of a line',
    viewport: phone,
    opens: async ({ page }) => {
      await page.getByRole('tab', { name: labels.situation }).click();
      await page.getByRole('listitem', { name: 'Salary' }).getByRole('button').first().click();
    },
    shown: dialog,
  },
];

// Source: docs/specification.md#back.
// All overlays share one hook, so the phone layout is enough.
test.each(tried([phone, desktop], (viewport) => viewport === phone))(
  'closes overlays by Back at $width px, reopens none by Forward, and then leaves the app by Back',
  async (viewport) => {
    const app = await openBehindBlank(viewport);
    const { page } = app;
    for (const { title, opens, shown } of opened.filter((each) => each.viewport === viewport)) {
      await opens(app);
      await shown(app).first().waitFor();
      await page.goBack();
      await expect.poll(() => shown(app).count(), { message: title }).toBe(0);
      expect([title, pathOf(page)]).toEqual([title, '/']);
      await page.goForward();
      // The app leaves the history entry of the overlay before the next overlay pushes an entry.
      await expect.poll(() => isOverlayEntry(page), { message: title }).toBe(false);
      expect([title, await shown(app).count()]).toEqual([title, 0]);
    }
    await page.goBack();
    await expect.poll(() => page.url()).toBe('about:blank');
    await app.context.close();
  },
);

// Source: docs/specification.md#back.
test('leaves the app by one Back after a reload with an open dialog, and replaces the menu by its link', async () => {
  const app = await openBehindBlank(phone);
  const { page } = app;
  await button(page, text('navigation.menu')).click();
  // A history entry pushed during a reload would cancel the reload.
  await page.getByRole('link', { name: labels.savings }).waitFor();
  await page.reload();
  await app.saved();
  await button(page, text('navigation.menu')).click();
  await page.getByRole('link', { name: labels.savings }).click();
  await page.getByRole('region', { name: labels.savings }).waitFor();
  await page.goBack();
  await app.region(labels.daily).waitFor();
  await page.goBack();
  await expect.poll(() => page.url()).toBe('about:blank');
  await app.context.close();
});

// Source: docs/specification.md#back.
test.each(tried(['three times'], () => false))(
  'leaves no history entry after a dialog has closed itself %s',
  async () => {
    const app = await openBehindBlank(desktop);
    const { page } = app;
    for (let time = 0; time < 3; time += 1) {
      await page.keyboard.press('Control+k');
      await dialog(app).waitFor();
      await page.keyboard.press('Escape');
      await expect.poll(() => dialog(app).count()).toBe(0);
    }
    await page.goBack();
    await expect.poll(() => page.url()).toBe('about:blank');
    await app.context.close();
  },
);

// Source: docs/specification.md#back.
test('closes the innermost overlay first, and keeps a dialog that refuses to close', async () => {
  const app = await open(desktop);
  const { page } = app;
  await button(page, text('situation.newSheet')).first().click();
  await dialog(app).getByRole('button', { name: 'Ouvrir le calendrier' }).click();
  const calendar = page.getByRole('grid');
  await calendar.waitFor();
  await page.goBack();
  await expect.poll(() => calendar.count()).toBe(0);
  await page.getByRole('dialog', { name: text('newSheet.title') }).waitFor();
  await page.goBack();
  await expect.poll(() => dialog(app).count()).toBe(0);
  await app
    .row(labels.provisions, 'Taxes')
    .getByRole('button', { name: /^Déductions/ })
    .click();
  await dialog(app).getByRole('textbox').fill('ten');
  for (const time of ['once', 'twice']) {
    await page.goBack();
    // The refusing dialog pushes its history entry again.
    await expect.poll(() => isOverlayEntry(page)).toBe(true);
    expect([time, await dialog(app).count()]).toEqual([time, 1]);
  }
  await dialog(app).getByRole('textbox').fill('10');
  await page.goBack();
  await expect.poll(() => dialog(app).count()).toBe(0);
  await app.context.close();
});
