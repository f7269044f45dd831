import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { toSheetDate } from '../../../src/domain/sheet/sheet-date.ts';
import { languages } from '../../support/texts.ts';
import { seedAccount, seedSheet, sheetDocument } from '../../support/seed.ts';
import { textOf } from '../../support/texts.ts';
import { words } from '../../support/words.ts';
import { camille } from '../support/account.ts';
import { openApp } from '../support/app.ts';
import { useStage } from '../support/stage.ts';

const stage = useStage();

const placesOf = (page: Page) =>
  page
    .locator('[data-figure="remaining"], [data-figure="refundSumNotPaid"], [data-figure="provisionsSumNotPaid"]')
    .evaluateAll((figures) => figures.map((figure) => figure.getBoundingClientRect().top));

const edgesOf = (element: Element) => {
  const { left, right, bottom } = element.getBoundingClientRect();
  return { left, right, bottom };
};

// Source: docs/specification.md#explanations.
test.each(
  languages.flatMap((language) => [
    { language, width: 1440, height: 900 },
    { language, width: 360, height: 780 },
  ]),
)('the sentence under the real balance goes and nothing moves, $language, $width px', async (look) => {
  const { language, ...viewport } = look;
  const { browser, server } = stage;
  const account = await seedAccount(server, `explained-${language}-${look.width}@exemple.fr`, camille.password);
  await account.put([sheetDocument(seedSheet(0, toSheetDate(2026, 11, 1)))]);
  const { session } = account;
  const app = await openApp({ browser, origin: server.origin, words: words[language], viewport, session });
  const { page } = app;
  await page.goto(server.origin);
  const sentence = page
    .locator('p', { hasText: textOf(language, 'explanation.realBalance') })
    .filter({ visible: true });
  await sentence.waitFor();
  expect((await sentence.boundingBox())?.height).toBe(16);
  const before = await placesOf(page);
  await page.getByRole('button', { name: textOf(language, 'onboarding.skip') }).click();
  await expect.poll(() => sentence.count()).toBe(0);
  expect((await placesOf(page)).slice(0, 2)).toEqual(before.slice(0, 2));
  const name = textOf(language, 'explanation.ask', { figure: textOf(language, 'situation.realBalance') });
  const opener = page.getByRole('button', { name });
  await opener.press('Enter');
  const bubble = await page.getByRole('dialog', { name }).evaluate(edgesOf);
  const [figureTop = 0] = await placesOf(page);
  expect(bubble.left).toBeGreaterThanOrEqual(0);
  expect(bubble.right).toBeLessThanOrEqual(look.width);
  expect(bubble.bottom).toBeLessThanOrEqual(figureTop);
  await page.keyboard.press('Escape');
  await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(app.complaints).toEqual([]);
  await app.close();
});
