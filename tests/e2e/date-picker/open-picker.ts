import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { CalendarLanguage } from '../../../src/domain/calendar/language.ts';
import type { CaseName } from './cases.ts';

export type OpenPicker = {
  readonly page: Page;
  readonly context: BrowserContext;
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

/** Opens one case of the harness on the afternoon of 21 November 2026 in New York. */
export async function openPicker(
  browser: Browser,
  origin: string,
  name: CaseName,
  { language = 'fr', theme = 'light', dialog = false, viewport = { width: 1000, height: 700 } }: PickerOptions = {},
): Promise<OpenPicker> {
  const context = await browser.newContext({
    locale: 'fr-FR',
    timezoneId: 'America/New_York',
    viewport,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(new Date('2026-11-21T17:00:00Z'));
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  await page.goto(`${origin}/?case=${name}&language=${language}&theme=${theme}${dialog ? '&dialog' : ''}`);
  const textOfFocus = () => page.evaluate(() => document.activeElement?.textContent);
  return {
    page,
    context,
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
        .locator('.date-picker-title > [lang]')
        .and(page.getByText(title, { exact: true }))
        .waitFor(),
    focused: async (text) => {
      await expect.poll(textOfFocus).toBe(String(text));
    },
    changes: () => page.locator('output').textContent(),
  };
}
