import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { MessageKey } from '../../../src/i18n/message-key.ts';
import { money, words } from '../../support/words.ts';
import { textOf } from '../../support/texts.ts';
import { camille, followLastMail, signedOut } from '../support/account.ts';
import { openApp } from '../support/app.ts';
import { useStage } from '../support/stage.ts';
import { tried } from '../../support/tier.ts';
import { byKeyboard } from './keyboard.ts';
import { byNames, rowOf, type InputMethod } from './input-method.ts';

const stage = useStage();

type Person = {
  readonly page: Page;
  readonly input: InputMethod;
  readonly text: (key: MessageKey, values?: Readonly<Record<string, string>>) => string;
  readonly amount: (plain: string) => string;
  readonly email: string;
};

const regionOf = ({ page, text }: Person, key: MessageKey) =>
  page.getByRole('region', { name: text(key), exact: true });
const dialogOf = ({ page, text }: Person, key: MessageKey) =>
  page.getByRole('dialog', { name: text(key), exact: true });

/** Waits until the accessibility tree of a region contains a text. */
async function showsInTree(place: Locator, text: string) {
  await expect.poll(() => place.ariaSnapshot()).toContain(text);
}

async function signUp(person: Person) {
  const { page, input, text, email } = person;
  const form = page.getByRole('main');
  await input.activate(form, 'link', text('signIn.createAccount'));
  await input.write(form, text('fields.name'), camille.name);
  await input.write(form, text('fields.email'), email);
  await input.write(form, text('fields.password'), camille.password);
  await input.enter();
  await input.activate(dialogOf(person, 'signUpNotice.title'), 'button', text('shell.close'));
  await dialogOf(person, 'signUpNotice.title').waitFor({ state: 'detached' });
}

async function signIn(person: Person) {
  const { page, input, text, email } = person;
  const form = page.getByRole('main');
  await input.activate(form, 'link', text('emailAction.toSignIn'));
  await input.write(form, text('fields.email'), email);
  await input.write(form, text('fields.password'), camille.password);
  await input.enter();
  await regionOf(person, 'situation.title').waitFor();
}

/** Enters a first month; each Enter returns to the first field of the add row. */
async function fillMonth(person: Person) {
  const { input, text, amount } = person;
  const [situation, income, daily, charges, provisions] = (
    ['situation.title', 'income.title', 'expenses.title', 'charges.title', 'provisions.title'] as const
  ).map((key) => regionOf(person, key));
  if (!situation || !income || !daily || !charges || !provisions) throw new Error('A region is missing.');
  await input.write(situation, text('situation.accountBalance'), '1000');
  await input.enter();
  await showsInTree(situation, amount('+1000.00'));
  await input.write(income, text('entry.name'), 'Salaire');
  await input.write(income, text('entry.amount'), '2400+86,30');
  await input.enter();
  await showsInTree(income, `Salaire, ${amount('2486.30')}`);
  for (const [day, name, value] of [
    ['2', 'Courses', '84,27'],
    ['3', 'Dentiste', '46,50'],
    ['4', 'Double', '10'],
  ] as const) {
    await input.write(daily, text('entry.day'), day);
    await input.write(daily, text('entry.name'), name);
    await input.write(daily, text('entry.amount'), value);
    await input.enter();
    await rowOf(daily, name).waitFor();
  }
  await input.write(charges, text('entry.name'), 'Loyer');
  await input.write(charges, text('entry.amount'), '845');
  await input.enter();
  await showsInTree(situation, amount('+14.23'));
  await input.activate(provisions, 'button', text('provisions.add'));
  await input.activate(provisions, 'button', text('provisions.details'));
  for (const [key, value] of [
    ['entry.name', 'Impôts'],
    ['provisions.periodicity', 'annuelle'],
    ['provisions.price', '960'],
    ['provisions.start', 'janv. 2026'],
    ['provisions.monthlyPayment', '80'],
    ['provisions.numberMonthlyPayments', '11'],
  ] as const) {
    await input.write(provisions, text(key), value);
  }
  await input.enter();
  await showsInTree(situation, amount('-65.77'));
}

/** Ticks, corrects and deletes lines. */
async function correctMonth(person: Person) {
  const { input, text, amount } = person;
  const situation = regionOf(person, 'situation.title');
  const daily = regionOf(person, 'expenses.title');
  await input.activateInRow(daily, 'Courses', 'checkbox', text('entry.paid'));
  await showsInTree(situation, amount('+18.50'));
  await input.editInRow(daily, 'Dentiste', text('entry.amount'), '48,50');
  await showsInTree(situation, amount('+16.50'));
  await input.remove(daily, 'Double', text('entry.delete'));
  await input.activate(person.page.getByRole('dialog'), 'button', text('deletion.confirm'));
  await showsInTree(situation, amount('+26.50'));
}

/** Reads the forecast day by day and by due date, and adds a deduction to a provision. */
async function readForecast(person: Person) {
  const { input, text, amount } = person;
  const panel = regionOf(person, 'forecast.panel');
  await input.activate(regionOf(person, 'situation.title'), 'button', text('forecast.open'));
  await showsInTree(panel, text('forecast.noDay'));
  await input.activate(panel, 'button', text('forecast.noDay'));
  await input.write(panel, text('entry.day'), '28');
  await input.enter();
  await panel.getByRole('button', { name: text('forecast.noDay') }).waitFor({ state: 'detached' });
  await input.activate(panel, 'button', text('forecast.close'));
  await panel.waitFor({ state: 'detached' });
  const provisions = regionOf(person, 'provisions.title');
  await input.activate(provisions, 'radio', text('provisions.due'));
  await showsInTree(provisions, text('due.asideOf', { aside: amount('880.00'), needed: amount('960.00') }));
  await input.activate(provisions, 'radio', text('provisions.simple'));
  await input.activateInRow(provisions, 'Impôts', 'button', text('deductions.title'));
  const dialog = dialogOf(person, 'deductions.title');
  await input.write(dialog, text('deductions.title'), '30');
  const hint = text('deductions.noteHint', { amount: amount('30.00') });
  await input.activate(dialog, 'switch', `${text('deductions.note')} ${hint}`);
  await input.write(dialog, text('entry.day'), '5');
  await input.activate(dialog, 'button', text('deductions.closeAndNote', { amount: amount('30.00') }));
  await dialog.waitFor({ state: 'detached' });
  await showsInTree(regionOf(person, 'expenses.title'), `Impôts`);
  await showsInTree(regionOf(person, 'situation.title'), amount('+26.50'));
}

/** Creates the next month, which copies unpaid lines, and then shows the first month again. */
async function createNextMonth(person: Person) {
  const { page, input, text, amount } = person;
  const situation = regionOf(person, 'situation.title');
  const dialog = dialogOf(person, 'newSheet.title');
  await input.activate(situation, 'button', text('situation.newSheet'));
  const tomorrow = new Date(Date.now() + 86_400_000);
  await input.write(dialog, text('newSheet.date'), tomorrow.toLocaleDateString('fr-FR'));
  await input.activate(dialog, 'radio', text('newSheet.duplicate'));
  await input.activate(dialog, 'radio', text('newSheet.newMonth'));
  await input.activate(dialog, 'button', text('newSheet.create'));
  await dialog.waitFor({ state: 'detached' });
  await rowOf(regionOf(person, 'expenses.title'), 'Courses').waitFor({ state: 'detached' });
  await showsInTree(situation, amount('+26.50'));
  await input.activate(page.getByRole('banner'), 'button', text('sheets.older'));
  await rowOf(regionOf(person, 'expenses.title'), 'Courses').waitFor();
  await input.activate(page.getByRole('banner'), 'button', text('sheets.current'));
  await rowOf(regionOf(person, 'expenses.title'), 'Courses').waitFor({ state: 'detached' });
}

async function putAside(person: Person) {
  const { page, input, text, amount } = person;
  await input.activate(page.getByRole('banner'), 'link', text('navigation.savings'));
  const savings = regionOf(person, 'savings.title');
  await input.write(savings, text('entry.name'), 'Livret A');
  await input.write(savings, text('entry.amount'), '150');
  await input.enter();
  await showsInTree(savings, `Livret A, ${amount('150.00')}`);
}

/** Creates a category, selects its operations, and reads the sum of the category on the home screen. */
async function makeCategory(person: Person) {
  const { page, input, text, amount } = person;
  const main = page.getByRole('main');
  await input.activate(page.getByRole('banner'), 'link', text('navigation.parameters'));
  await input.activate(main, 'link', text('parameters.sections.categories'));
  await input.write(main, text('parameters.categories.add'), 'Santé');
  await input.enter();
  await input.activateInRow(main, 'Santé', 'button', text('parameters.categories.choose'));
  await input.activate(main, 'button', 'Dentiste');
  await input.activate(main, 'button', text('parameters.selection.save'));
  await input.activate(main, 'link', text('parameters.sections.appearance'));
  await input.activate(main, 'radio', text('parameters.appearance.dark'));
  await input.activate(page.getByRole('banner'), 'link', text('navigation.home'));
  await showsInTree(regionOf(person, 'categories.title'), amount('48.50'));
}

const inputMethods = [
  ['by keyboard only', 'fr', byKeyboard],
  // Other tests also find controls by name, so short runs skip this journey by accessible names.
  ['by roles and accessible names only', 'en', byNames],
] as const;

test.each(tried(inputMethods, ([, , input]) => input === byKeyboard))(
  'lets a new user keep a whole month %s, in %s',
  async (_, language, createInput) => {
    const { browser, server } = stage;
    const app = await openApp({ browser, origin: server.origin, words: words[language] });
    const { page } = app;
    const person: Person = {
      page,
      input: createInput(page),
      text: (key, values) => textOf(language, key, values),
      // An accessibility snapshot replaces every kind of space by a plain space.
      amount: (plain) => money(words[language], plain).replaceAll('\u00A0', ' '),
      email: `keeps-a-month-${language}@exemple.fr`,
    };
    await page.goto(`${server.origin}/login`);
    await signUp(person);
    await signedOut(app);
    await followLastMail(app, server, person.email);
    await signIn(person);
    await fillMonth(person);
    await correctMonth(person);
    await readForecast(person);
    await createNextMonth(person);
    await putAside(person);
    await makeCategory(person);
    await person.input.activate(page.getByRole('banner'), 'link', person.text('navigation.signOut'));
    await page.waitForURL('**/login');
    expect(app.complaints).toEqual([]);
    await app.close();
  },
);
