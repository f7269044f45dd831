import { provisionFields } from '../../../../src/api/budget/mapping/line-documents.ts';
import { parametersFields } from '../../../../src/api/budget/mapping/parameters-document.ts';
import { type Choices, defaultParameters } from '../../../../src/domain/parameters/parameters.ts';
import type { Provision } from '../../../../src/domain/sheet/sheet.ts';
import { toSheetDate } from '../../../../src/domain/sheet/sheet-date.ts';
import {
  entryDocument,
  type StoredSession,
  seedAccount,
  seedEntry,
  seedSheet,
  sheetDocument,
} from '../../../support/seed.ts';
import type { SharedServer } from '../../../support/server.ts';
import { camille, type Person } from '../../support/account.ts';
import { type App, openSignedIn } from '../../support/app.ts';
import type { Stage } from '../../support/stage.ts';
import { words } from '../../../support/words.ts';
import { openStored, type Stored } from './stored.ts';

export const labels = words.en;

export const olderSheet = { ...seedSheet(1, toSheetDate(2020, 1, 1)), accountBalance: 7 };
/** The sheet that the app shows first. */
export const sheet = { ...seedSheet(2, toSheetDate(2020, 2, 1)), accountBalance: 100 };
/** The only income of this sheet. */
export const salary = { ...seedEntry(1, 10), name: 'Salary', day: 0, paid: false };
/** The only provision of this sheet. */
export const taxes: Provision = {
  id: 'provision00000000001',
  name: 'Taxes',
  periodicity: 'yearly',
  price: 960,
  start: 'Jan 2020',
  monthlyPayment: 80,
  numberMonthlyPayments: 2,
  deductions: '',
};

const documents = (choices: Choices) => [
  sheetDocument(olderSheet),
  sheetDocument(sheet),
  entryDocument(sheet, 'in', salary),
  { path: `${sheet.id}/provisions/${taxes.id}`, fields: provisionFields(taxes) },
  {
    path: 'parameters',
    fields: {
      ...parametersFields({ ...defaultParameters, ...choices }),
      datePicker: { timestampValue: '2020-01-01T00:00:00Z' },
    },
  },
];

export type Budget = {
  readonly person: Person;
  /** Opens a browser in which the user is already signed in. */
  readonly session: StoredSession;
  readonly stored: Stored;
};

let people = 0;

/** Seeds a user with two sheets, a salary, a provision and parameters, and the documents in `more`. */
export async function seedBudget(
  server: SharedServer,
  more: ReturnType<typeof documents> = [],
  choices: Choices = {},
): Promise<Budget> {
  people += 1;
  const person = { ...camille, email: `person-${process.pid}-${people}@exemple.fr` };
  const account = await seedAccount(server, person.email, person.password);
  await account.put([...documents(choices), ...more]);
  return { person, session: account.session, stored: openStored(server.origin, account) };
}

/** Opens the app in a new browser of a signed-in user, with the newest sheet shown. */
export const openDevice = (stage: Stage, session: StoredSession, origin = stage.server.origin): Promise<App> =>
  openSignedIn({ browser: stage.browser, origin, words: labels, session });
