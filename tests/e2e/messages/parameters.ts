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
import { closeDialog, untilNoOverlayEntry } from '../support/dialogs.ts';
import { closeToasts } from '../support/messages.ts';
import { type Screen, useSignedIn } from './screen.ts';
import { type Language, textOf } from '../../support/texts.ts';

/** Documents of one sheet and these parameters. */
export const documentsWith = (parameters: Partial<Parameters>) => [
  sheetDocument(seedSheet(1, toSheetDate(2026, 11, 1))),
  {
    path: 'parameters',
    fields: { ...parametersFields(parameters), datePicker: { timestampValue: '2026-11-01T00:00:00Z' } },
  },
];

/** Opens another section of the parameters, and then this section, to reset it. */
export async function openSection(page: Page, section: Section) {
  // A section is reset only when another section is shown in between.
  for (const name of [section === 'appearance' ? 'password' : 'appearance', section]) {
    const link = page.locator(`#parameters [href$="section=${name}"]`);
    // `click()` would wait before every test until the link is stable.
    await link.dispatchEvent('click');
    await link.and(page.locator('[aria-current="page"]')).waitFor();
  }
}

type SectionOptions = { readonly section: Section; readonly person: Person; readonly stored?: Partial<Parameters> };

/** Opens a section of the parameters for a signed-in user. Each test starts with a reset section and without a toast. */
export function useSection(
  stage: Stage,
  language: Language,
  { section, person, stored = {} }: SectionOptions,
): () => Screen {
  const screen = useSignedIn(stage, language, person, documentsWith(stored));
  beforeAll(() => screen().page.goto(`${stage.server.origin}/parameters?section=${section}`));
  beforeEach(async () => {
    const { page } = screen();
    // A failed test leaves its dialog open.
    await closeDialog(page);
    // A dialog closed by the test may still be removing its history entry.
    await untilNoOverlayEntry(page);
    await openSection(page, section);
    await closeToasts(page, language);
  });
  return screen;
}

/** The part that the URLs of all parameter changes contain. */
export const parametersChange = 'parameters?updateMask';

/** Matches a change of the parameters that contains at least these values. */
export const parametersHolding = (parameters: Partial<Parameters>): unknown => {
  const fields = Object.entries(parametersFields(parameters)).map(([name, value]) => {
    const values = 'arrayValue' in value ? (value.arrayValue.values ?? []) : [];
    return [name, { arrayValue: { values: expect.arrayContaining([...values]) } }];
  });
  return { fields: expect.objectContaining(Object.fromEntries(fields)) };
};

export const dialogOf = (page: Page, language: Language, key: MessageKey, values: Record<string, string> = {}) =>
  page.getByRole('dialog', { name: textOf(language, key, values), exact: true });

/** The width and the minimum height of a dialog, in pixels. */
export const sizeOf = (dialog: Locator) =>
  dialog.evaluate((element) => ({
    width: element.getBoundingClientRect().width,
    minHeight: getComputedStyle(element).minHeight,
  }));

/** The provider's response that requires a recent sign-in. */
export const needsRecentSignIn = refuses('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
