import { beforeAll, describe, expect, test } from 'vitest';
import { parametersFields } from '../../src/api/budget/sheet-documents.ts';
import { toSheetDate } from '../../src/domain/sheet-date.ts';
import { entryDocument, seedAccount, seedEntry, seedSheet, sheetDocument } from '../support/seed.ts';
import { camille, signIn } from './support/account.ts';
import { openApp, visit } from './support/app.ts';
import { useStage } from './support/stage.ts';
import { violationsOf } from './support/violations.ts';
import { words } from '../support/words.ts';

const stage = useStage();
const person = { ...camille, email: 'seen-by-all@exemple.fr' };
const categories = [{ name: 'Alimentation', operations: ['Boulangerie'] }];

beforeAll(async () => {
  const { put } = await seedAccount(stage.server, person.email, person.password);
  const sheet = seedSheet(0, toSheetDate(2026, 11, 1));
  const entries = [12.5, 8, 30, 99.99].map((value, index) => seedEntry(index, value));
  await put([
    { path: 'parameters', fields: parametersFields({ operations: ['Boulangerie'], categories }) },
    sheetDocument(sheet),
    ...entries.flatMap((entry) =>
      (['in', 'outDay', 'outMonth', 'moneySaving'] as const).map((collection) =>
        entryDocument(sheet, collection, entry),
      ),
    ),
  ]);
});

const sizes = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 360, height: 780 },
];

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  // The tablet's layout has no colours of its own.
  const shown = sizes.filter(({ width }) => theme === 'light' || width !== 1024);
  test.each(shown)('no screen at $width × $height has an accessibility fault', async (viewport) => {
    const app = await openApp({ browser: stage.browser, origin: stage.server.origin, words: words.fr, viewport });
    const { page, words: said } = app;
    await page.addInitScript((value) => localStorage.setItem('user-theme', value), `${theme}-theme`);
    const scan = async (path: string, ready: string) => {
      await visit(page, path);
      await page.getByText(ready).filter({ visible: true }).first().waitFor();
      expect.soft(await violationsOf(page), path).toEqual([]);
    };
    await page.goto(`${stage.server.origin}/login`);
    await scan('/login', said.signIn);
    await scan('/signup', said.createAccount);
    await scan('/forgot-password', said.reset);
    await scan('/nowhere', "Retour à l'accueil");
    await signIn(app, person);
    await page.getByText('Line 0001').filter({ visible: true }).first().waitFor();
    await page.getByText(said.signInSucceeded).waitFor({ state: 'detached' });
    expect.soft(await page.locator('html').getAttribute('data-theme')).toBe(theme);
    expect.soft(await violationsOf(page), 'home').toEqual([]);
    await scan('/moneySaving', 'Line 0001');
    // Each size once, each theme once: their layout changes once, and their colours are those of the other screens.
    if (viewport.width !== (theme === 'light' ? 1440 : 360)) return app.context.close();
    await scan('/parameters', 'Boulangerie');
    await scan('/parameters?section=categories', 'Alimentation');
    await scan('/parameters?section=categories&category=Alimentation', 'Enregistrer');
    await scan('/parameters?section=appearance', 'Sombre');
    await scan('/parameters?section=userName', person.email);
    await scan('/parameters?section=password', 'Répétez le mot de passe');
    await scan('/parameters?section=data', 'Tout exporter (JSON)');
    return app.context.close();
  });
});
