import type { Locator, Page } from 'playwright-core';
import { beforeAll, beforeEach, expect } from 'vitest';
import { parametersFields } from '../../../src/api/budget/mapping/parameters-document.ts';
import type { Parameters } from '../../../src/domain/parameters/parameters.ts';
import { toSheetDate } from '../../../src/domain/sheet/sheet-date.ts';
import type { MessageKey } from '../../../src/i18n/message-key.ts';
import type { Section } from '../../../src/ui/screens/parameters/sections.ts';
import { seedSheet, sheetDocument } from '../../support/seed.ts';
import type { Person } from '../support/account.ts';
import type { Stage } from '../support/stage.ts';
import { refuses } from '../support/calls.ts';
import { closeDialog, untilSteppedOff } from '../support/dialogs.ts';
import { closeToasts } from '../support/messages.ts';
import { type Screen, useSignedIn } from './support.ts';
import { type Language, textOf } from '../../support/texts.ts';

/** One sheet, and these parameters. */
export const documentsWith = (parameters: Partial<Parameters>) => [
  sheetDocument(seedSheet(1, toSheetDate(2026, 11, 1))),
  {
    path: 'parameters',
    fields: { ...parametersFields(parameters), datePicker: { timestampValue: '2026-11-01T00:00:00Z' } },
  },
];

/** Leaves the section that is shown for another, and comes back to an untouched one. */
export async function openSection(page: Page, section: Section) {
  // Left for another one, it begins anew; both at once would leave it as it is.
  for (const name of [section === 'appearance' ? 'password' : 'appearance', section]) {
    const link = page.locator(`#parameters [href$="section=${name}"]`);
    // Before every test, so that nobody waits for the links to hold still.
    await link.dispatchEvent('click');
    await link.and(page.locator('[aria-current="page"]')).waitFor();
  }
}

type SectionOptions = { readonly section: Section; readonly person: Person; readonly stored?: Partial<Parameters> };

/** Somebody on a section of the parameters, which every test finds untouched and without a message. */
export function useSection(
  stage: Stage,
  language: Language,
  { section, person, stored = {} }: SectionOptions,
): () => Screen {
  const screen = useSignedIn(stage, language, person, documentsWith(stored));
  beforeAll(() => screen().page.goto(`${stage.server.origin}/parameters?section=${section}`));
  beforeEach(async () => {
    const { page } = screen();
    // A test that failed leaves its dialog open.
    await closeDialog(page);
    // Also after a dialog that the test has closed.
    await untilSteppedOff(page);
    await openSection(page, section);
    await closeToasts(page, language);
  });
  return screen;
}

/** The part of the addresses of changes of the parameters. */
export const parametersChange = 'parameters?updateMask';

/** A change of the parameters that holds these among others. */
export const parametersHolding = (parameters: Partial<Parameters>): unknown => {
  const fields = Object.entries(parametersFields(parameters)).map(([name, value]) => {
    const values = 'arrayValue' in value ? (value.arrayValue.values ?? []) : [];
    return [name, { arrayValue: { values: expect.arrayContaining([...values]) } }];
  });
  return { fields: expect.objectContaining(Object.fromEntries(fields)) };
};

/** A dialog by its title. */
export const dialogOf = (page: Page, language: Language, key: MessageKey, values: Record<string, string> = {}) =>
  page.getByRole('dialog', { name: textOf(language, key, values), exact: true });

/** The width of a dialog, and the height that it has at least, in pixels. */
export const sizeOf = (dialog: Locator) =>
  dialog.evaluate((element) => ({
    width: element.getBoundingClientRect().width,
    minHeight: getComputedStyle(element).minHeight,
  }));

/** Asks the identity provider's library to have the person sign in again. */
export const tooOld = refuses('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
