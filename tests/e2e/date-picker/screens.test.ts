import { describe, expect, test } from 'vitest';
import { tried } from '../../support/tier.ts';
import { violationsOf } from '../support/violations.ts';
import { pickerSuite } from './picker-suite.ts';

const { show } = pickerSuite();

describe('a calendar on every screen', () => {
  test.each(tried(['light', 'dark'] as const, (theme) => theme === 'dark'))(
    'has no accessibility fault in the %s theme',
    async (theme) => {
      const { page, opener, dialog, press } = await show('clearable', { theme });
      await opener.click();
      await dialog.waitFor();
      const inDays = await violationsOf(page);
      await press('Tab', 'Tab', 'Enter');
      await page.getByRole('radio', { name: 'novembre' }).waitFor();
      const inMonths = await violationsOf(page);
      await page.getByRole('button', { name: '2026' }).click();
      await page.getByRole('radio', { name: '2026' }).waitFor();
      expect([inDays, inMonths, await violationsOf(page)]).toEqual([[], [], []]);
    },
  );

  test.each([320, 360])('clips nothing at %i px, with cells large enough to touch', async (width) => {
    const { page, opener, dialog, cell } = await show('field', { viewport: { width, height: 640 } });
    await opener.click();
    const box = await dialog.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect((await cell(20).boundingBox())?.height).toBeGreaterThanOrEqual(width < 360 ? 38 : 44);
  });

  test.each(['Home', 'End'])('shows the whole focus ring after %s', async (key) => {
    const { opener, focused, press, page } = await show('field');
    await opener.click();
    await focused(20);
    await press(key);
    await focused(key === 'Home' ? 16 : 22);
    const clippedIn = await page.evaluate(() => {
      const cell = document.activeElement;
      if (!cell) throw new Error('Nothing has the focus.');
      const { outlineWidth, outlineOffset } = getComputedStyle(cell);
      const ring = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
      const { left, right } = cell.getBoundingClientRect();
      const clips = (element: Element) => {
        const box = element.getBoundingClientRect();
        return (
          getComputedStyle(element).overflowX !== 'visible' && (left - ring < box.left || right + ring > box.right)
        );
      };
      const clipped: string[] = [];
      for (let element = cell.parentElement; element; element = element.parentElement)
        if (clips(element)) clipped.push(element.className);
      return clipped;
    });
    expect(clippedIn).toEqual([]);
  });
});
