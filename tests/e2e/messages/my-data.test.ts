import { describe, expect, test } from 'vitest';
import { parametersFields } from '../../../src/api/budget/sheet-documents.ts';
import { toSheetDate } from '../../../src/domain/sheet-date.ts';
import type { MessageKey } from '../../../src/i18n/message-key.ts';
import { seedEntry, entryDocument, seedSheet, sheetDocument } from '../../support/seed.ts';
import { camille } from '../support/account.ts';
import { useStage } from '../support/stage.ts';
import { type Answer, agrees, badGateway, cutOff, denies } from '../support/calls.ts';
import { dialogOf, openSection, settingsChange, sizeOf, useSection } from './parameters.ts';
import { closeToasts, codesOn, offersUndo, soon, told, toasts } from '../support/told.ts';
import { languages, textOf } from '../../support/texts.ts';

const stage = useStage();

const sheet = seedSheet(7, toSheetDate(2026, 10, 1));
const archive = {
  format: 'mon-budget-archive',
  version: 1,
  documents: [sheetDocument(sheet), entryDocument(sheet, 'outDay', seedEntry(1, 2.5))],
};
const whole = JSON.stringify(archive);
const stray = entryDocument(seedSheet(8, toSheetDate(2026, 9, 1)), 'outDay', seedEntry(2, 1));

const badFiles: readonly (readonly [string, string, MessageKey])[] = [
  ['no JSON', 'Feuille;Montant', 'dataImport.problems.notAnArchive'],
  ['an empty file', '', 'dataImport.problems.notAnArchive'],
  ['another JSON', '{"format":"toshl"}', 'dataImport.problems.notAnArchive'],
  ['a later version', JSON.stringify({ ...archive, version: 2 }), 'dataImport.problems.newerVersion'],
  ['no documents', JSON.stringify({ ...archive, documents: 7 }), 'dataImport.problems.damaged'],
  ['a line without its sheet', JSON.stringify({ ...archive, documents: [stray] }), 'dataImport.problems.damaged'],
  [
    'one sheet twice',
    JSON.stringify({ ...archive, documents: [sheetDocument(sheet), sheetDocument(sheet)] }),
    'dataImport.problems.damaged',
  ],
  [
    'a field that the database refuses',
    JSON.stringify({
      ...archive,
      documents: [{ path: 'parameters', fields: { ...parametersFields({}), operations: { booleanValue: true } } }],
    }),
    'dataImport.problems.damaged',
  ],
];

const outages: readonly (readonly [string, Answer])[] = [
  ['a lost connection', cutOff],
  ['an answer that is no JSON', badGateway],
  ['an answer of another shape', agrees({ documents: [{ name: 7 }] })],
];

const sheetList = 'pageSize=';

describe.each(languages)('the data of an account, in %s', (language) => {
  const person = { ...camille, email: `data-${language}@exemple.fr` };
  const screen = useSection(stage, language, { section: 'data', person });

  const said = (key: MessageKey) => [textOf(language, key)];
  const choose = (text: string) =>
    screen()
      .page.locator('input[type=file]')
      .setInputFiles({ name: 'mon-budget.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  const preview = () => dialogOf(screen().page, language, 'importPreview.title');
  const pressed = (place: ReturnType<typeof preview>, key: MessageKey) =>
    place.getByRole('button', { name: textOf(language, key), exact: true });
  const problems = () => told(screen().page.getByRole('main'), 'alert')();
  const passing = () => told(toasts(screen().page), 'alert')();
  const good = () => told(toasts(screen().page), 'status')();
  const writes = () => screen().documents.countBut('GET');

  /** Makes an edit that cannot reach the server until `clear`. */
  const leavePending = async () => {
    const { page, documents } = screen();
    documents.answer(settingsChange, cutOff);
    await openSection(page, 'appearance');
    await page.locator('input[name=theme]:not(:checked)').check();
    await expect.poll(() => documents.count(settingsChange), soon).toBeGreaterThan(0);
    await openSection(page, 'data');
  };
  const letGo = async () => {
    screen().documents.clear();
    await screen().app.saved();
  };

  // Source: docs/specification.md#import-file.
  test.each(badFiles)('is not replaced by %s, which is told', async (_, file, key) => {
    await choose(file);
    await expect.poll(problems, soon).toEqual(said(key));
    expect(writes()).toBe(0);
    expect(await preview().count()).toBe(0);
    expect(await codesOn(screen().page)).toEqual([]);
  });

  test.each(outages)('cannot be compared with a file during %s, which is told', async (_, answer) => {
    screen().documents.answer(sheetList, answer);
    await choose(whole);
    await expect.poll(problems, soon).toEqual(said('dataImport.problems.unreachable'));
    expect(writes()).toBe(0);
    expect(await codesOn(screen().page)).toEqual([]);
    screen().documents.clear();
    await choose(whole);
    await preview().waitFor();
    expect(await problems()).toEqual([]);
    await pressed(preview(), 'shell.cancel').click();
  });

  test.each(outages)('cannot be exported during %s, which is told', async (_, answer) => {
    const { documents, button } = screen();
    documents.answer(sheetList, answer);
    for (const action of ['dataExport.archive', 'dataExport.table'] as const) {
      await button(action).click();
      await expect.poll(passing, soon).toEqual(said('notice.exportFailed'));
      expect(await codesOn(screen().page)).toEqual([]);
      await closeToasts(screen().page, language);
    }
  });

  test.each([
    ['dataExport.archive', '.json'],
    ['dataExport.table', '.csv'],
  ] as const)('is exported by %s, which is told', async (action, ending) => {
    const { page, button } = screen();
    const [file] = await Promise.all([page.waitForEvent('download'), button(action).click()]);
    expect(file.suggestedFilename().endsWith(ending)).toBe(true);
    await expect.poll(good, soon).toEqual(said('notice.exported'));
  });

  // Source: docs/specification.md#transfer-waiting.
  test('is neither exported nor imported while an edit waits, which is told', async () => {
    await leavePending();
    await screen().button('dataExport.archive').click();
    await expect.poll(passing, soon).toEqual(said('notice.exportPending'));
    await choose(whole);
    await expect.poll(problems, soon).toEqual(said('dataImport.problems.pending'));
    await letGo();
    await choose(whole);
    await preview().waitFor();
    await pressed(preview(), 'shell.cancel').click();
  });

  // Source: docs/specification.md#import-preview.
  test('is shown what a file would do, in a dialog of its size, and stays when that is not wanted', async () => {
    await choose(whole);
    expect(await sizeOf(preview())).toEqual({ width: 500, minHeight: '250px' });
    await pressed(preview(), 'shell.cancel').click();
    await preview().waitFor({ state: 'detached' });
    expect(writes()).toBe(0);
  });

  // Source: docs/specification.md#import-revert.
  test('is not imported where the browser could not take it back', async () => {
    const { page } = screen();
    await choose(whole);
    await preview().waitFor();
    await page.evaluate(() => {
      // Only for one call, so that the tests after this one find the browser as it was.
      const own = Object.getOwnPropertyDescriptor(IDBObjectStore.prototype, 'put');
      Object.defineProperty(IDBObjectStore.prototype, 'put', {
        configurable: true,
        value: () => {
          if (own) Object.defineProperty(IDBObjectStore.prototype, 'put', own);
          throw new DOMException('No room.', 'QuotaExceededError');
        },
      });
    });
    await pressed(preview(), 'importPreview.confirm').click();
    await expect.poll(problems, soon).toEqual(said('dataImport.problems.notKept'));
    expect(writes()).toBe(0);
    expect(await screen().button('dataImport.revert').count()).toBe(0);
  });

  // Source: docs/specification.md#import-revert.
  test('is imported and taken back, which are told', async () => {
    const { page, button } = screen();
    const question = dialogOf(page, language, 'importRevert.title');
    await choose(whole);
    await pressed(preview(), 'importPreview.confirm').click();
    await expect.poll(good, soon).toEqual([offersUndo(language, textOf(language, 'notice.imported'))]);
    await button('dataImport.revert').click();
    expect(await sizeOf(question)).toEqual({ width: 420, minHeight: '150px' });
    await pressed(question, 'importRevert.keep').click();
    await question.waitFor({ state: 'detached' });
    await button('dataImport.revert').click();
    await pressed(question, 'importRevert.confirm').click();
    await expect.poll(good, soon).toEqual(said('notice.importReverted'));
    expect(await button('dataImport.revert').count()).toBe(0);
  });

  test('keeps out an import that the server refuses, which is told', async () => {
    const { documents, button, page } = screen();
    await choose(whole);
    documents.answer(':commit', denies(400, 'INVALID_ARGUMENT'));
    await pressed(preview(), 'importPreview.confirm').click();
    await expect.poll(passing, soon).toEqual(said('notice.writeRefused'));
    expect(await good()).toEqual([]);
    expect(await codesOn(page)).toEqual([]);
    await expect.poll(() => button('dataExport.archive').isEnabled(), soon).toBe(true);
  });
});
