import { describe, expect, test } from 'vitest';
import { toSheetDate } from '../../../src/domain/sheet-date.ts';
import { entryDocument, seedEntry, seedSheet, sheetDocument } from '../../support/seed.ts';
import { keptParts } from '../faults/support/device-storage.ts';
import { camille, signedOut, signIn } from '../support/account.ts';
import { addLine, typeLine } from '../support/lines.ts';
import { useStage } from '../support/stage.ts';
import { agrees, badGateway, cutOff, denies, once, refuses } from '../support/calls.ts';
import { codesOn, soon, told, toasts } from '../support/told.ts';
import { enter, onOwnPage, useSignedIn } from './support.ts';
import { forgetBudget } from '../support/app.ts';
import { type Language, languages, textOf } from '../../support/texts.ts';

const stage = useStage();

const sheetList = 'orderBy=datePicker';
const aCollection = '/outDay?';
const anyAddition = 'documentId=';

const deniedStatuses = [
  [403, 'PERMISSION_DENIED'],
  [401, 'UNAUTHENTICATED'],
] as const;

const failures = [
  ['the list of sheets', sheetList, 'an internal error', denies(500, 'INTERNAL')],
  ['the list of sheets', sheetList, 'an answer that is no JSON', badGateway],
  ['the list of sheets', sheetList, 'an answer of another shape', agrees({ documents: [{ name: 7 }] })],
  ['the list of sheets', sheetList, 'a lost connection', cutOff],
  ['the lines of a sheet', aCollection, 'an internal error', denies(500, 'INTERNAL')],
  ['the lines of a sheet', aCollection, 'a lost connection', cutOff],
] as const;

// What failed is asked for again after five seconds, here on a machine with other things to do.
const byItself = { timeout: 30_000 };

const sheet = seedSheet(1, toSheetDate(2026, 11, 1));

const useDatabase = (language: Language, email: string) => {
  const person = { ...camille, email };
  const screen = useSignedIn(stage, language, person, [sheetDocument(sheet)]);
  return {
    person,
    screen,
    load: () => screen().page.goto(stage.server.origin),
    loadUnknown: async () => {
      await forgetBudget(screen().page, stage.server.origin);
      await screen().page.goto(stage.server.origin);
    },
    isShown: () => screen().region('situation.title').waitFor(),
    income: textOf(language, 'income.title'),
    failed: [textOf(language, 'notice.loadFailed')],
  };
};

describe.each(languages)('the document database, in %s', (language) => {
  const { person, screen, load, loadUnknown, isShown, income, failed } = useDatabase(
    language,
    `documents-${language}@exemple.fr`,
  );

  // Source: docs/specification.md#load-failed-message, docs/specification.md#load-failure, docs/specification.md#no-codes.
  test.each(failures)('asked for %s (%s) meets %s: that is told, with a way to ask again', async (...row) => {
    const [, part, , answer] = row;
    const { page, documents, button } = screen();
    documents.answer(part, answer);
    await loadUnknown();
    await expect.poll(told(toasts(page), 'alert'), soon).toEqual(failed);
    await expect
      .poll(told(page.getByRole('main'), 'alert'), soon)
      .toEqual([
        (['sheets.failed', 'sheets.failedText', 'sheets.retry'] as const).map((key) => textOf(language, key)).join(' '),
      ]);
    expect(await page.getByText(textOf(language, 'loading.data')).count()).toBe(0);
    expect(await codesOn(page)).toEqual([]);
    // It is asked again by itself too, which must not take the button away before it is pressed.
    const release = documents.hold(part);
    await button('sheets.retry').click();
    release();
    await isShown();
  });

  // Source: docs/specification.md#load-failure.
  test.each([
    ['an internal error', '500', denies(500, 'INTERNAL')],
    ['a lost connection', 'cut', cutOff],
  ])('that meets %s takes no sheet away from who comes back, and is asked again', async (_, name, answer) => {
    const complaints = await onOwnPage(stage, language, async (walk) => {
      const { app, page, documents } = walk;
      await page.clock.install();
      const other = { ...camille, email: `back-${name}-${language}@exemple.fr` };
      const expenses = textOf(language, 'expenses.title');
      const { put } = await enter(stage, walk, other, [
        sheetDocument(sheet),
        entryDocument(sheet, 'outDay', seedEntry(1, 2.5)),
      ]);
      await expect.poll(() => keptParts(page)).toEqual([sheet.id, 'parameters', 'sheets'].toSorted());
      await put([entryDocument(sheet, 'outDay', seedEntry(2, 1))]);
      documents.clear();
      documents.answer('/documents/', answer);
      await page.goto(stage.server.origin);
      await app.row(expenses, 'Line 0001').waitFor();
      await page.getByRole('button', { name: textOf(language, 'sync.offline'), exact: true }).waitFor();
      const alerts = new Set<string>();
      const areAskedAgain = async () => {
        await page.clock.fastForward(1000);
        for (const text of await told(page, 'alert')()) alerts.add(text);
        return [sheetList, aCollection].every((part) => documents.count(part) > 1);
      };
      await expect.poll(areAskedAgain, byItself).toBe(true);
      expect([...alerts]).toEqual([]);
      expect(await codesOn(page)).toEqual([]);
      expect(await app.row(expenses, 'Line 0002').count()).toBe(0);
      documents.clear();
      await page.clock.fastForward(5000);
      await app.row(expenses, 'Line 0002').waitFor(byItself);
      // Nobody else should find this clock.
      await app.context.close();
    });
    expect(complaints).toEqual([]);
  });

  // Source: docs/specification.md#refused-message.
  test.each([
    ['a bad value', denies(400, 'INVALID_ARGUMENT')],
    ['want of permission', denies(403, 'PERMISSION_DENIED')],
  ])('that refuses an edit for %s is believed', async (_, answer) => {
    const { app, page, documents } = screen();
    await load();
    await isShown();
    documents.answer(anyAddition, answer);
    await addLine(app, income, { name: 'Refused', amount: '10' });
    await expect.poll(told(toasts(page), 'alert'), soon).toEqual([textOf(language, 'notice.writeRefused')]);
    await app.row(income, 'Refused').waitFor({ state: 'detached' });
    expect(await codesOn(page)).toEqual([]);
  });

  // Source: docs/specification.md#session-lost.
  test('that asks for a token of somebody who is gone leads to the sign-in screen', async () => {
    const complaints = await onOwnPage(stage, language, async ({ app, page, region, tokens, documents }) => {
      await signIn(app, person);
      await region('situation.title').waitFor();
      tokens.answer('token', refuses('TOKEN_EXPIRED'));
      documents.answer(anyAddition, denies(401, 'UNAUTHENTICATED'));
      // The line may be gone with the sheet before it could be seen.
      await typeLine(app, income, { name: 'Too late', amount: '10' });
      await signedOut(app);
      await expect.poll(told(toasts(page), 'status'), soon).toEqual([textOf(language, 'toast.sessionLost')]);
      expect(await codesOn(page)).toEqual([]);
    });
    expect(complaints).toEqual([]);
  });
});

describe('the document database', () => {
  const { screen, load, loadUnknown, isShown, income, failed } = useDatabase('en', 'again@exemple.fr');

  // Source: docs/specification.md#call-renewal.
  test.each(deniedStatuses)('that answers %i %s once gets a fresh token and is asked again', async (code, status) => {
    const { page, documents, tokens } = screen();
    const notice = page.waitForEvent('console', (message) => message.text().includes('token has expired'));
    documents.answer(sheetList, once(denies(code, status)));
    await loadUnknown();
    await isShown();
    await notice;
    expect([documents.count(sheetList), tokens.count('token')]).toEqual([2, 1]);
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  // Source: docs/specification.md#call-renewal.
  test.each(deniedStatuses)('that goes on answering %i %s is asked twice, and no more', async (code, status) => {
    const { page, documents, tokens } = screen();
    documents.answer(sheetList, denies(code, status));
    await loadUnknown();
    await expect.poll(told(toasts(page), 'alert'), soon).toEqual(failed);
    expect([documents.count(sheetList), tokens.count('token')]).toEqual([2, 1]);
    expect(await codesOn(page)).toEqual([]);
  });

  // Source: docs/specification.md#call-renewal.
  test('is not asked again when no fresh token can be had, which is told', async () => {
    const { page, documents, tokens } = screen();
    documents.answer(sheetList, denies(401, 'UNAUTHENTICATED'));
    tokens.answer('token', cutOff);
    await loadUnknown();
    await expect.poll(told(toasts(page), 'alert'), soon).toEqual(failed);
    expect(documents.count(sheetList)).toBe(1);
  });

  // Source: docs/specification.md#edit-retry.
  test('that fails is asked again to keep an edit, which nobody needs to be told', async () => {
    const { app, page, documents } = screen();
    await load();
    await isShown();
    documents.answer(anyAddition, once(badGateway));
    await addLine(app, income, { name: 'Kept', amount: '10' });
    await app.saved();
    expect(await app.row(income, 'Kept').count()).toBe(1);
    expect(documents.count(anyAddition)).toBeGreaterThan(1);
    expect(await told(toasts(page), 'alert')()).toEqual([]);
  });
});
