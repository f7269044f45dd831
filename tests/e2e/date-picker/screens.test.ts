import { AxeBuilder } from '@axe-core/playwright';
import { describe, expect, test } from 'vitest';
import { pickerSuite } from './picker-suite.ts';

const { show } = pickerSuite();

describe('on every screen', () => {
  test.each(['light', 'dark'] as const)('a %s calendar has no accessibility fault', async (theme) => {
    const { page, opener, dialog, press } = await show('clearable', { theme });
    const violations = async () =>
      (await new AxeBuilder({ page }).setLegacyMode().analyze()).violations.map(({ id }) => id);
    await opener.click();
    await dialog.waitFor();
    const inDays = await violations();
    await press('Tab', 'Tab', 'Enter');
    await page.getByRole('radio', { name: 'novembre' }).waitFor();
    const inMonths = await violations();
    await page.getByRole('button', { name: '2026' }).click();
    await page.getByRole('radio', { name: '2026' }).waitFor();
    expect([inDays, inMonths, await violations()]).toEqual([[], [], []]);
  });

  test.each([320, 360])('%i px wide, nothing is cut off and the cells are large enough', async (width) => {
    const { page, opener, dialog, cell } = await show('field', { viewport: { width, height: 640 } });
    await opener.click();
    const box = await dialog.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect((await cell(20).boundingBox())?.height).toBeGreaterThanOrEqual(width < 360 ? 38 : 44);
  });
});
