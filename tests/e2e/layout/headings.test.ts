import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { toSheetDate } from '../../../src/domain/sheet/sheet-date.ts';
import { languages } from '../../support/texts.ts';
import {
  entryDocument,
  type SeededAccount,
  seedAccount,
  seedEntry,
  seedSheet,
  sheetDocument,
} from '../../support/seed.ts';
import { words } from '../../support/words.ts';
import { camille } from '../support/account.ts';
import { openSignedIn } from '../support/app.ts';
import { useStage } from '../support/stage.ts';

const stage = useStage();

const widths = [320, 360, 599, 600, 839, 840, 1024, 1279, 1280, 1300, 1320, 1340, 1365, 1366, 1440, 1920, 2560];

let account: SeededAccount;

beforeAll(async () => {
  account = await seedAccount(stage.server, 'headings@exemple.fr', camille.password);
  const sheet = seedSheet(0, toSheetDate(2026, 11, 1));
  await account.put([sheetDocument(sheet), entryDocument(sheet, 'outDay', seedEntry(0, 5))]);
});

/** The texts of headings and tabs whose start or end is outside the window or covered. */
const cutHeadings = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const texts = [...document.querySelectorAll('main :is(h2, [role="tab"])')].filter(
      (heading) => !heading.matches('.visually-hidden') && heading.getClientRects().length > 0,
    );
    return texts.flatMap((heading) => {
      const text = heading.querySelector('[id]') ?? heading;
      text.scrollIntoView({ block: 'center', inline: 'nearest' });
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      const middle = (top + bottom) / 2;
      const isWhole = left >= 0 && right <= document.documentElement.clientWidth;
      const found = [left + 1, right - 1].map((x) => document.elementFromPoint(x, middle));
      const isSeen = found.every((on) => on && (text.contains(on) || on.contains(text)));
      return isWhole && isSeen ? [] : [text.textContent];
    });
  });

// Source: docs/specification.md#block-headings.
test.each(
  languages.flatMap((language) => [
    { language, size: '100%' },
    { language, size: '200%' },
  ]),
)('cuts no heading in $language with text at $size', async ({ language, size }) => {
  const { browser, server } = stage;
  const labels = words[language];
  const app = await openSignedIn({ browser, origin: server.origin, words: labels, session: account.session });
  const { page } = app;
  await page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);
  const cut: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const tabs = page.getByRole('main').getByRole('tab');
    const count = width < 840 ? 4 : 0;
    await expect.poll(() => tabs.count()).toBe(count);
    for (let place = 0; place < Math.max(1, count); place += 1) {
      if (count > 0) await tabs.nth(place).click();
      cut.push(...(await cutHeadings(page)).map((heading) => `${width}: ${heading}`));
    }
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  await app.close();
  expect(cut).toEqual([]);
});
