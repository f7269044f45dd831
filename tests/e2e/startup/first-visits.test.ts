import type { Page } from 'playwright-core';
import { expect, inject, onTestFinished, test } from 'vitest';
import { sharedBrowser } from '../../support/browser.ts';
import { weighAll, weighHome, weighSignIn, weightLimits } from '../../support/weight.ts';
import { useStage } from '../support/stage.ts';

const stage = useStage();

async function openPhone() {
  const browser = await sharedBrowser(inject('chromium'));
  const size = { width: 360, height: 780 };
  const context = await browser.newContext({ locale: 'fr-FR', viewport: size, serviceWorkers: 'block' });
  onTestFinished(() => context.close());
  return context.newPage();
}

test('keeps the first visit of the sign-in screen within its size limit', async () => {
  const { requests, bytes, withIdentity } = await weighSignIn(await openPhone(), stage.server);
  expect(requests).toBeLessThanOrEqual(7);
  expect(bytes).toBeLessThanOrEqual(190_000);
  expect(withIdentity).toBeLessThanOrEqual(225_000);
});

/** Counts the CSS rules that MUI inserts at run time, because the prerendered style sheet lacks them. */
async function countRules(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const insertRule = Reflect.get(CSSStyleSheet.prototype, 'insertRule');
    let count = 0;
    CSSStyleSheet.prototype.insertRule = function insertCounted(rule, index) {
      Object.assign(window, { countOfRules: (count += 1) });
      return insertRule.call(this, rule, index);
    };
  });
  return () => page.evaluate(() => Reflect.get(window, 'countOfRules'));
}

test('keeps the size of home within the limit, and prerenders its styles', async () => {
  const page = await openPhone();
  const written = await countRules(page);
  const { bytes } = await weighHome(page, stage.server);
  expect(bytes).toBeLessThanOrEqual(weightLimits.home);
  // Without prerendered styles, home inserts 1,117 rules.
  expect(await written()).toBeLessThan(400);
});

test('keeps the size of the app with one language within the limit', () => {
  expect(weighAll()).toBeLessThanOrEqual(weightLimits.everything);
});
