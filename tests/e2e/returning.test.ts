import { expect, test } from 'vitest';
import { toSheetDate } from '../../src/domain/sheet-date.ts';
import { entryDocument, seedAccount, seedEntry, seedSheet, sheetDocument } from '../support/seed.ts';
import { words } from '../support/words.ts';
import { openSignedIn } from './support/app.ts';
import { useStage } from './support/stage.ts';

const stage = useStage();

test('who comes back sees their lines before anybody asks who they are', async () => {
  const { browser, server } = stage;
  const { put, session } = await seedAccount(server, 'returning@exemple.fr', 'orange-bleu-42');
  const sheet = seedSheet(0, toSheetDate(2026, 11, 1));
  await put([sheetDocument(sheet), entryDocument(sheet, 'outDay', seedEntry(0, 12.34))]);
  const app = await openSignedIn({ browser, origin: server.origin, words: words.fr, session });
  const { page } = app;
  await app.row(words.fr.daily, 'Line 0000').waitFor();
  await app.saved();
  const rowsThen = Promise.withResolvers<number>();
  await page.route(/\/identity-[^/]+\.js$/u, async (route) => {
    rowsThen.resolve(await page.locator('[data-row]').count());
    await route.continue();
  });
  await page.reload();
  expect(await rowsThen.promise).toBe(1);
  await page.unrouteAll();
  await app.close();
});
