import { describe, expect, test } from 'vitest';
import { toSheetDate } from '../../../src/domain/sheet/sheet-date.ts';
import { entryDocument, seedEntry, seedSheet, sheetDocument } from '../../support/seed.ts';
import { tried } from '../../support/tier.ts';
import { words } from '../../support/words.ts';
import { openWith } from '../support/monthly-sheets.ts';
import { useStage } from '../support/stage.ts';

const labels = words.en;
const stage = useStage();

describe('a sheet with more entries than a page of the API', () => {
  // 250 entries need three pages. Tests without a browser also cover the limits around one page.
  test.each(tried([100, 101, 250], (count) => count === 250))('lists, shows and sums all %i entries', async (count) => {
    const email = `entries${count}@exemple.fr`;
    const sheet = seedSheet(0, toSheetDate(2026, 11, 1));
    const entries = Array.from({ length: count }, (_, index) => seedEntry(index, 0.1));
    const app = await openWith(stage, email, [
      sheetDocument(sheet),
      ...entries.map((entry) => entryDocument(sheet, 'outDay', entry)),
      ...entries.map((entry) => entryDocument(sheet, 'in', entry)),
    ]);
    await app.shows('outDaySum', (count / 10).toFixed(2));
    await app.shows('inSum', (count / 10).toFixed(2));
    const list = app.region(labels.daily).getByRole('list', { name: labels.daily });
    const seen = new Set<string>();
    await list.getByRole('listitem').first().hover();
    await expect
      .poll(
        async () => {
          const rowLabels = await list
            .getByRole('listitem')
            .evaluateAll((rows) => rows.map((row) => row.ariaLabel ?? ''));
          for (const label of rowLabels) seen.add(label.slice(0, 'Line 0000'.length));
          await app.page.mouse.wheel(0, 400);
          return seen.size;
        },
        { timeout: 30_000 },
      )
      .toBe(count);
    await app.close();
  });
});
