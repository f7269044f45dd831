import { join } from 'node:path';
import type { Page } from 'playwright-core';

const folder = join(import.meta.dirname, '..', '..', '..', 'docs', 'statecharts');

/** Takes the pictures of the visualiser for the documentation, when PICTURES asks for them. */
export async function takePictures(page: Page) {
  if (process.env['PICTURES'] !== 'on') return;
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.screenshot({ path: join(folder, `visualiser-${colorScheme}.png`) });
  }
  await page.emulateMedia({ colorScheme: null });
}
