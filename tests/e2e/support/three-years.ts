import { toSheetDate } from '../../../src/domain/sheet/sheet-date.ts';
import type { Language } from '../../support/texts.ts';
import { entryDocument, seedAccount, seedEntry, seedSheet, sheetDocument } from '../../support/seed.ts';
import { words } from '../../support/words.ts';
import { camille } from './account.ts';
import { type App, openSignedIn } from './app.ts';
import type { Stage } from './stage.ts';

const newest = seedSheet(40, toSheetDate(2026, 1, 1));
// More months than the list shows before the user types.
const older = Array.from({ length: 39 }, (_, place) => {
  const month = 12 - (place % 12);
  return seedSheet(39 - place, toSheetDate(2025 - Math.floor(place / 12), month, 1));
});

/** Opens the app of a user with three years of sheets and two expenses this month. */
export async function openThreeYears(
  stage: Stage,
  email: string,
  language: Language,
  viewport?: { width: number; height: number },
): Promise<App> {
  const { browser, server } = stage;
  const { put, session } = await seedAccount(server, email, camille.password);
  const lines = [seedEntry(1, 12.5), seedEntry(2, 8)].map((entry) => ({ ...entry, day: 3, paid: false }));
  await put([
    ...[newest, ...older].map(sheetDocument),
    ...lines.map((entry) => entryDocument(newest, 'outDay', entry)),
  ]);
  return openSignedIn({
    browser,
    origin: server.origin,
    words: words[language],
    session,
    ...(viewport && { viewport }),
  });
}
