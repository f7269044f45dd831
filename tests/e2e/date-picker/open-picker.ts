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
  /** A selectable cell, by its text. */
  readonly cell: (text: string | number) => Locator;
  /** The texts of all selectable cells. */
  readonly enabledCells: () => Promise<readonly string[]>;
  readonly press: (...keys: readonly string[]) => Promise<void>;
  /** Waits until the calendar has this title. */
  readonly titled: (title: string) => Promise<void>;
  /** Waits until the focused element has this text. */
  readonly focused: (text: string | number) => Promise<void>;
  /** The calls of `onChange` so far. */
  readonly changes: () => Promise<string | null>;
};

export type PickerOptions = {
  readonly language?: CalendarLanguage;
  readonly theme?: 'light' | 'dark';
  readonly dialog?: boolean;
  readonly viewport?: { readonly width: number; readonly height: number };
};

const cells = 'button[role="gridcell"], button[role="radio"]';

/** Opens an empty page in New York on the afternoon of 21 November 2026; `openPicker` then shows cases in this page. */
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

/** Shows one case of the harness. */
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
  // The first case loads the harness. Later cases replace the first case without a reload.
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
