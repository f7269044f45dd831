import { describe, expect, test } from 'vitest';
import { maxAmount } from '../../../src/domain/money/amount-text.ts';
import { entryCollections } from '../../../src/domain/sheet/sheet.ts';
import { toSheetDate } from '../../../src/domain/sheet/sheet-date.ts';
import { entryDocument, seedAccount, seedEntry, seedSheet, sheetDocument } from '../../support/seed.ts';
import { type Words, words } from '../../support/words.ts';
import { seedHousehold } from '../gallery/household.ts';
import { camille } from '../support/account.ts';
import { type App, openSignedIn, visit } from '../support/app.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { backToScreen, pagesOf, printed, readyToPrint, toPrint } from '../support/print.ts';
import { useStage } from '../support/stage.ts';
import { tried } from '../../support/tier.ts';

const stage = useStage();
const a4 = '595 × 842';
const phone = { width: 360, height: 780 };

type Options = { readonly language?: Words; readonly viewport?: { readonly width: number; readonly height: number } };
type Account = Awaited<ReturnType<typeof seedAccount>>;

const openWith = async (name: string, fill: (account: Account) => Promise<void>, options: Options = {}) => {
  const account = await seedAccount(stage.server, `print-${name}@exemple.fr`, camille.password);
  await fill(account);
  const { browser, server } = stage;
  const { language = words.fr, ...rest } = options;
  const app = await openSignedIn({
    browser,
    origin: server.origin,
    words: language,
    session: account.session,
    ...rest,
  });
  await readyToPrint(app.page);
  return app;
};

const pdfOf = async ({ page }: App) => pagesOf(await page.pdf({ preferCSSPageSize: true }));

const sheetOf =
  (count: number, value = 12.5, name?: string) =>
  async ({ put }: Account) => {
    const sheet = { ...seedSheet(0, toSheetDate(2026, 11, 1)), accountBalance: -value };
    const lines = Array.from({ length: count }, (_, index) => {
      const entry = seedEntry(index, value);
      const collection = index % 3 === 0 ? entryCollections[(index / 3) % 4] : 'outDay';
      return entryDocument(sheet, collection ?? 'in', name === undefined ? entry : { ...entry, name });
    });
    await put([sheetDocument(sheet), ...lines]);
  };

describe('the printed month of a household', () => {
  // Source: docs/specification.md#print.
  test('fits on one page with all lines, figures and a box for each unpaid line', async () => {
    const app = await openWith('household', seedHousehold);
    const { page } = app;
    expect(await pdfOf(app)).toEqual([a4]);
    expect(pagesOf(await page.pdf({ format: 'Letter' }))).toHaveLength(1);
    // The print layout is removed after printing.
    expect(await page.locator('.print-layout').count()).toBe(0);

    await toPrint(page);
    expect(await printed(page, 'h1')).toEqual(['Novembre 2026']);
    expect(await printed(page, '.print-term')).toEqual([
      'Solde du compte 1 284,56',
      'Crédits à recevoir + 75,00',
      'Dépenses non payées − 160,69',
      'Charges non payées − 204,09',
      'Provisions à verser − 400,00',
      'Solde réel = +594,78',
    ]);
    const lines = await printed(page, '.print-line');
    expect(lines).toHaveLength(3 + 30 + 15 + 8 + 5 + 8);
    expect(lines).toEqual(
      expect.arrayContaining([
        'Allocations familiales reçu 148,52',
        'Salaire Camille le 28 2 486,30',
        '01 Remboursement Léa (2026-10-1) + 30,00',
        '20 Boulangerie − 5,80',
        'Abonnement transports le 2 90,80',
        'Entretien voiture 50,00 195,00',
        'Livret A 150,00',
        'Alimentation 437,99',
      ]),
    );
    expect(await printed(page, '.print-sum')).toEqual([
      'Total des revenus 2 754,82',
      'Charges mensuelles −1 548,21',
      'Provisions −400,00',
      'Budget 806,61',
      'Crédits +109,50',
      'Débits 885,38',
      'Total 1 548,21',
      'Total 400,00 2 225,00',
      'Solde du compte 2 260,00',
      'Écart +35,00',
      'Versées ce mois-ci',
      'Total 365,00',
    ]);

    const withBox = await printed(page, ':has(> input:checked)');
    const toTick = await printed(page, ':has(> input:not(:checked))');
    expect(withBox).toHaveLength(22 + 10);
    expect(withBox).toContain('Loyer le 1er 845,00');
    expect(toTick).toHaveLength(8 + 5 + 1);
    expect(toTick).toEqual(expect.arrayContaining(['20 Jardinerie − 24,95', 'Eau 28,50', 'Versées ce mois-ci']));
    await backToScreen(page);
    await app.close();
  });

  // Print styles ignore the theme.
  test.each(tried(['in the dark theme'], () => false))('is black on white %s, with nothing of the screen', async () => {
    const app = await openWith('dark', seedHousehold);
    const { page } = app;
    await page.evaluate(() => {
      document.documentElement.dataset['theme'] = 'dark';
    });
    await toPrint(page);
    const colours = await page.evaluate(() => {
      const { color } = getComputedStyle(document.querySelector('.print-amount') ?? document.body);
      return [
        color,
        ...[document.documentElement, document.body].map((each) => getComputedStyle(each).backgroundColor),
      ];
    });
    expect(colours).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)', 'rgb(255, 255, 255)']);
    expect(await page.locator('body > *').filter({ visible: true }).count()).toBe(1);
    expect(await page.getByRole('button').filter({ visible: true }).count()).toBe(0);
    await backToScreen(page);

    await visit(page, '/moneySaving');
    await app.region(words.fr.savings).waitFor();
    await toPrint(page);
    expect(await printed(page, 'h1')).toEqual(['Novembre 2026']);
    await backToScreen(page);
    await visit(page, '/parameters');
    await app.region(words.fr.savings).waitFor({ state: 'detached' });
    await toPrint(page);
    expect(await page.locator('.print-layout').count()).toBe(0);
    expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe('rgb(30, 29, 26)');
    await backToScreen(page);

    // On paper, name columns are wide.
    await page.setViewportSize({ width: 794, height: 1123 });
    const widths = () => page.locator('.name-text').evaluateAll((names) => names.map((name) => name.clientWidth));
    await expect.poll(async () => Math.min(...(await widths()))).toBeGreaterThan(200);
    await app.context.close();
  });
});

const drawing = '**/assets/print-layout.lazy-*.js';

/** Reloads the page and presses the print button; `document.title` becomes "printed" when the app calls `print()`. */
const pressOnNewPage = async ({ page, words: labels }: App) => {
  await page.reload();
  await page.evaluate(() => {
    window.print = () => {
      document.title = 'printed';
    };
  });
  await page.getByRole('tab', { name: labels.situation }).click();
  await page.getByRole('button', { name: labels.printSheet }).click();
};

// Source: docs/specification.md#print.
test('prints the whole sheet from a phone after the print layout has loaded', async () => {
  const app = await openWith('phone', seedHousehold, { viewport: phone, language: words.en });
  const { page } = app;
  await page.route(drawing, (route) => route.abort());
  await pressOnNewPage(app);
  await page.getByRole('alert').waitFor();
  await page.unroute(drawing);

  const release = await holdRequests(page, drawing);
  await pressOnNewPage(app);
  expect(await page.title()).not.toBe('printed');
  release();
  await expect.poll(() => page.title()).toBe('printed');
  expect(await pdfOf(app)).toEqual([a4]);
  await toPrint(page);
  expect(await printed(page, 'h1')).toEqual(['November 2026']);
  expect(await printed(page, '.print-line')).toHaveLength(69);
  await backToScreen(page);
  await app.close();
});

const sheets = [
  ['nothing', sheetOf(0), 9.5],
  ['150 lines', sheetOf(150), 8],
  [
    'long names and the largest amounts',
    sheetOf(40, maxAmount, 'Soins dentaires de toute la famille, '.repeat(5)),
    6.5,
  ],
] as const;

// The household's month above also fits on one page.
test.each(tried(sheets, () => false))('prints a sheet with %s on one page', async (name, fill, leastType) => {
  const app = await openWith(name.replaceAll(/\W+/gu, '-'), fill);
  expect(await pdfOf(app)).toEqual([a4]);
  await toPrint(app.page);
  const { type, cut } = await app.page.locator('.print-layout').evaluate((layout) => {
    const { right } = layout.getBoundingClientRect();
    const amounts = [...layout.querySelectorAll('.print-amount, .print-term')];
    return {
      type: (Number.parseFloat(getComputedStyle(layout).fontSize) * 72) / 96,
      cut: amounts.filter(
        (each) => each.scrollWidth > each.clientWidth + 1 || each.getBoundingClientRect().right > right + 1,
      ).length,
    };
  });
  expect(type).toBeGreaterThanOrEqual(leastType);
  expect(cut).toBe(0);
  await backToScreen(app.page);
  await app.close();
});

// Source: docs/specification.md#print.
test.each(tried(['that no page can hold'], () => false))('breaks a sheet %s between rows', async () => {
  const app = await openWith('many', sheetOf(400));
  expect(await pdfOf(app)).toEqual([a4, a4]);
  await app.close();
});
