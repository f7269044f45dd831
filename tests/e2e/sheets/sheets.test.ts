import { expect, test } from 'vitest';
import { sheetDateOf } from '../../../src/domain/sheet/sheet-date.ts';
import { seedAccount, seedSheet, sheetDocument } from '../../support/seed.ts';
import { camille } from '../support/account.ts';
import { type App, openSignedIn } from '../support/app.ts';
import { addLine, addProvision, incomeTax } from '../support/lines.ts';
import { useStage } from '../support/stage.ts';
import { tried } from '../../support/tier.ts';
import { type Words, words } from '../../support/words.ts';

const stage = useStage();
const languages = ['fr', 'en'] as const;

const daysAgo = (days: number) => sheetDateOf(new Date(Date.now() - days * 86_400_000));

/** Signs in a user whose only sheet is `days` old. */
async function openOldSheet(email: string, labels: Words, days = 30): Promise<App> {
  const { browser, server } = stage;
  const { put, session } = await seedAccount(server, email, camille.password);
  const date = daysAgo(days);
  await put([sheetDocument({ ...seedSheet(1, date), order: Date.now() - days * 86_400_000, accountBalance: 500 })]);
  return openSignedIn({ browser, origin: server.origin, words: labels, session });
}

async function createSheet(app: App, option: string) {
  const { page, words: labels } = app;
  await page.getByRole('button', { name: labels.newSheet, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: labels.newSheet });
  await dialog.getByRole('radio', { name: option }).check({ force: true });
  await dialog.getByRole('button', { name: labels.createSheet }).click();
  return dialog;
}

// Source: docs/specification.md#new-month, docs/specification.md#sheet-removal.
test.each(tried(languages, (language) => language === 'fr'))(
  'copies unpaid lines into a new month in %s, and shows the old month when the new month is deleted',
  async (language) => {
    const labels = words[language];
    const app = await openOldSheet(`month-${language}@exemple.fr`, labels);
    const { page } = app;
    await addLine(app, labels.income, { name: 'Salaire', amount: '2000' });
    await addLine(app, labels.daily, { name: 'Payée', amount: '10', day: '3' });
    await addLine(app, labels.daily, { name: 'Dentiste', amount: '46.5', day: '4' });
    await addLine(app, labels.charges, { name: 'Loyer', amount: '800' });
    await app.row(labels.daily, 'Payée').getByRole('checkbox', { name: labels.paid }).click();
    await app.row(labels.charges, 'Loyer').getByRole('checkbox', { name: labels.paid }).click();
    await app.shows('remaining', '+453.50');

    const dialog = await createSheet(app, labels.newMonth);
    await dialog.waitFor({ state: 'detached' });
    await app.shows('remaining', '-346.50');
    await app.shows('outDaySum', '46.50');
    await app.shows('outMonthSumNotPaid', '800.00');
    await app.shows('inSum', '2000.00');
    await app
      .row(labels.daily, `Dentiste`)
      .getByText(`(${daysAgo(30)})`)
      .waitFor();
    expect(await app.row(labels.daily, 'Payée').count()).toBe(0);
    await app.saved();
    await page.reload();
    await app.shows('remaining', '-346.50');

    await page.getByRole('button', { name: labels.older }).click();
    await app.shows('remaining', '+453.50');
    await page.getByRole('button', { name: labels.current }).click();
    await app.shows('remaining', '-346.50');

    await page.getByRole('button', { name: labels.removeSheet }).click();
    await page
      .getByRole('dialog', { name: labels.removeSheet })
      .getByRole('button', { name: labels.confirmRemoval })
      .click();
    await app.shows('remaining', '+453.50');
    expect(await page.getByRole('button', { name: labels.removeSheet }).isDisabled()).toBe(true);
    await app.saved();
    await page.reload();
    await app.shows('remaining', '+453.50');
    await page.getByRole('button', { name: labels.older }).waitFor({ state: 'hidden' });
    expect(app.complaints).toEqual([]);
    await app.close();
  },
);

// `src/domain/sheet` tests what each option copies; `faults/network/lost-responses.test.ts` duplicates a sheet in the browser.
// Source: docs/specification.md#duplicate, docs/specification.md#new-sheet-exists, docs/specification.md#empty-sheet.
test.each(tried(languages, () => false))(
  'duplicates a sheet in %s, allows only one sheet for each day, and creates an empty sheet',
  async (language) => {
    const labels = words[language];
    const app = await openOldSheet(`copy-${language}@exemple.fr`, labels);
    const { page } = app;
    await addLine(app, labels.daily, { name: 'Payée', amount: '10', day: '3' });
    await app.row(labels.daily, 'Payée').getByRole('checkbox', { name: labels.paid }).click();
    await addProvision(app, incomeTax);
    const duplicate = await createSheet(app, labels.duplicate);
    await duplicate.waitFor({ state: 'detached' });
    await app.shows('outDaySum', '10.00');
    await app.shows('outDaySumNotPaid', '0.00');
    await app.shows('provisionsSum', '880.00');
    await app.shows('accountBalance', '500.00');

    await page.getByRole('button', { name: labels.newSheet, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: labels.newSheet });
    await dialog.getByRole('button', { name: /^(?:Aujourd'hui|Today), /u }).click();
    await dialog.getByRole('button', { name: labels.createSheet }).click();
    const conflict = page.getByRole('dialog', { name: labels.sheetExists });
    await conflict.getByText(labels.sheetExistsText).waitFor();
    await conflict.getByRole('button', { name: labels.close }).last().click();
    await page
      .getByRole('dialog', { name: labels.newSheet })
      .getByRole('button', { name: labels.cancel })
      .first()
      .click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await app.shows('outDaySum', '10.00');

    await page.getByRole('button', { name: labels.removeSheet }).click();
    await page
      .getByRole('dialog', { name: labels.removeSheet })
      .getByRole('button', { name: labels.confirmRemoval })
      .click();
    await page.getByRole('button', { name: labels.older }).waitFor({ state: 'hidden' });
    const empty = await createSheet(app, labels.emptySheet);
    await empty.waitFor({ state: 'detached' });
    await app.shows('outDaySum', '0.00');
    await app.shows('provisionsSum', '0.00');
    await app.shows('accountBalance', '500.00');
    expect(app.complaints).toEqual([]);
    await app.close();
  },
);

// `messages/sheet-rules.test.ts` tests a typed sum.
// Source: docs/specification.md#deductions-dialog.
test.each(tried(languages, () => false))(
  'sums deductions in %s and saves them when the dialog closes',
  async (language) => {
    const labels = words[language];
    const app = await openOldSheet(`deductions-${language}@exemple.fr`, labels);
    const { page } = app;
    await addProvision(app, {
      name: 'Voiture',
      periodicity: 'annuelle',
      price: '600',
      start: 'mars 2026',
      monthlyPayment: '50',
      payments: '9',
    });
    await app.row(labels.provisions, 'Voiture').getByRole('button', { name: labels.deductions }).click();
    const dialog = page.getByRole('dialog', { name: labels.deductions });
    await dialog.getByRole('textbox', { name: labels.deductions }).fill('180, 7x');
    expect(await dialog.getByRole('button', { name: labels.close }).last().isDisabled()).toBe(true);
    await dialog.getByRole('textbox', { name: labels.deductions }).fill('180, 75');
    await dialog.getByRole('button', { name: labels.close }).last().click();
    await app.shows('provisionsSum', '195.00');
    await app.saved();
    await page.reload();
    await app.shows('provisionsSum', '195.00');
    expect(app.complaints).toEqual([]);
    await app.close();
  },
);

// Source: docs/specification.md#loading-message.
test('requests the five collections at the same time when sheets are switched', async () => {
  const app = await openOldSheet('parallel@exemple.fr', words.en);
  const { page } = app;
  const made = await createSheet(app, words.en.emptySheet);
  await made.waitFor({ state: 'detached' });
  await app.saved();
  const order: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('pageSize=100')) order.push('asked');
  });
  page.on('response', (response) => {
    if (response.url().includes('pageSize=100')) order.push('answered');
  });
  await page.getByRole('button', { name: words.en.older }).click();
  await expect.poll(() => order.length).toBe(10);
  expect(order.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => 'asked'));
  await app.close();
});
