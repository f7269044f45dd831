import type { Browser, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { CalendarLanguage } from '../../../src/domain/calendar/language.ts';
import { visit } from '../support/app.ts';
import type { CaseName } from './cases.ts';

export type OpenPicker = {
  readonly page: Page;
  readonly complaints: readonly string[];
  readonly dialog: Locator;
  readonly field: Locator;
  readonly opener: Locator;
  /** A cell that can be chosen, by the text it shows. */
  readonly cell: (text: string | number) => Locator;
  /** The texts of all cells that can be chosen. */
  readonly enabledCells: () => Promise<readonly string[]>;
  readonly press: (...keys: readonly string[]) => Promise<void>;
  /** Waits until the page's title is this. */
  readonly titled: (title: string) => Promise<void>;
  /** Waits until the element with the focus shows this text. */
  readonly focused: (text: string | number) => Promise<void>;
  /** What the owner of the value has been told so far. */
  readonly changes: () => Promise<string | null>;
};

export type PickerOptions = {
  readonly language?: CalendarLanguage;
  readonly theme?: 'light' | 'dark';
  readonly dialog?: boolean;
  readonly viewport?: { readonly width: number; readonly height: number };
};

const cells = 'button[role="gridcell"], button[role="radio"]';

/** A page on the afternoon of 21 November 2026 in New York, in which one case after the other can be opened. */
export async function openPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    locale: 'fr-FR',
    timezoneId: 'America/New_York',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(new Date('2026-11-21T17:00:00Z'));
  return page;
}

/** Opens one case of the harness. */
export async function openPicker(
  page: Page,
  origin: string,
  name: CaseName,
  { language = 'fr', theme = 'light', dialog = false, viewport = { width: 1000, height: 700 } }: PickerOptions = {},
): Promise<OpenPicker> {
  await page.setViewportSize(viewport);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  const path = `/?case=${name}&language=${language}&theme=${theme}${dialog ? '&dialog' : ''}`;
  // The first case is loaded, and the others are shown in its place.
  await (page.url().startsWith(origin) ? visit(page, path) : page.goto(origin + path));
  const textOfFocus = () => page.evaluate(() => document.activeElement?.textContent);
  return {
    page,
    complaints,
    dialog: page.getByRole('dialog', { name: 'Date', exact: true }),
    field: page.getByRole('textbox', { name: 'Date', exact: true }),
    opener: page.getByRole('button', { name: 'Ouvrir le calendrier' }),
    cell: (text) => page.locator(cells).and(page.getByText(String(text), { exact: true })),
    enabledCells: () => page.locator(cells).and(page.locator(':enabled')).allTextContents(),
    press: async (...keys) => {
      for (const key of keys) await page.keyboard.press(key);
    },
    titled: (title) =>
      page
        .locator('[lang][aria-live]')
        .and(page.getByText(title, { exact: true }))
        .waitFor(),
    focused: async (text) => {
      await expect.poll(textOfFocus).toBe(String(text));
    },
    changes: () => page.locator('output').textContent(),
  };
}
