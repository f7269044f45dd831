import { describe, expect, test } from 'vitest';
import { toSheetDate } from '../../../src/domain/sheet/sheet-date.ts';
import type { MessageKey } from '../../../src/i18n/message-key.ts';
import { entryDocument, seedEntry, seedId, seedSheet, sheetDocument } from '../../support/seed.ts';
import { textOf } from '../../support/texts.ts';
import { documentsUrl, send, signIn as signInOverTheWire } from '../../contract/support/calls.ts';
import { camille } from '../support/account.ts';
import { badGateway, cutOff, denies } from '../support/calls.ts';
import { useStage } from '../support/stage.ts';
import { closeToasts, codesOn, offersUndo, polledOften, toasts, messagesIn } from '../support/messages.ts';
import { dialogOf, openSection, parametersChange, sizeOf, useSection } from './parameters.ts';

const stage = useStage();

const sheet = seedSheet(7, toSheetDate(2026, 10, 1));
const archive = {
  format: 'mon-budget-archive',
  version: 1,
  documents: [sheetDocument(sheet), entryDocument(sheet, 'outDay', seedEntry(1, 2.5))],
};
const validFile = JSON.stringify(archive);

const sheetList = 'pageSize=';

const textsOf = (key: MessageKey) => [textOf('fr', key)];

// Problems of files: src/api/archive; their messages: src/ui/screens/parameters/account.
describe('export and import of an account', () => {
  const person = { ...camille, email: 'data@exemple.fr' };
  const screen = useSection(stage, 'fr', { section: 'data', person });

  const choose = (text: string) =>
    screen()
      .page.locator('input[type=file]')
      .setInputFiles({ name: 'mon-budget.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  const preview = () => dialogOf(screen().page, 'fr', 'importPreview.title');
  const pressed = (place: ReturnType<typeof preview>, key: MessageKey) =>
    place.getByRole('button', { name: textOf('fr', key), exact: true });
  const problems = () => messagesIn(screen().page.getByRole('main'), 'alert')();
  const alertToasts = () => messagesIn(toasts(screen().page), 'alert')();
  const statusToasts = () => messagesIn(toasts(screen().page), 'status')();
  const writes = () => screen().documents.countBut('GET');

  test('refuse a file that is not an export, and show the reason', async () => {
    await choose(JSON.stringify({ ...archive, version: 2 }));
    await expect.poll(problems, polledOften).toEqual(textsOf('dataImport.problems.newerVersion'));
    expect(writes()).toBe(0);
    expect(await preview().count()).toBe(0);
    expect(await codesOn(screen().page)).toEqual([]);
  });

  test('are refused with a reason while the server is unreachable', async () => {
    const { page, documents, button } = screen();
    documents.answer(sheetList, badGateway);
    await choose(validFile);
    await expect.poll(problems, polledOften).toEqual(textsOf('dataImport.problems.unreachable'));
    await button('dataExport.table').click();
    await expect.poll(alertToasts, polledOften).toEqual(textsOf('notice.exportFailed'));
    expect(writes()).toBe(0);
    expect(await codesOn(page)).toEqual([]);
  });

  test.each([
    ['dataExport.archive', '.json'],
    ['dataExport.table', '.csv'],
  ] as const)('export a file by %s, and show a toast', async (action, ending) => {
    const { page, button } = screen();
    const [file] = await Promise.all([page.waitForEvent('download'), button(action).click()]);
    expect(file.suggestedFilename().endsWith(ending)).toBe(true);
    await expect.poll(statusToasts, polledOften).toEqual(textsOf('notice.exported'));
  });

  // Source: docs/specification.md#transfer-waiting.
  test('are refused with a reason while an edit is pending', async () => {
    const { app, page, documents, button } = screen();
    documents.answer(parametersChange, cutOff);
    await openSection(page, 'appearance');
    await page.locator('input[name=theme]:not(:checked)').check();
    await expect.poll(() => documents.count(parametersChange), polledOften).toBeGreaterThan(0);
    await openSection(page, 'data');
    await button('dataExport.archive').click();
    await expect.poll(alertToasts, polledOften).toEqual(textsOf('notice.exportPending'));
    await choose(validFile);
    await expect.poll(problems, polledOften).toEqual(textsOf('dataImport.problems.pending'));
    documents.clear();
    await app.saved();
  });

  test('show a preview, and import nothing if the browser cannot store the undo', async () => {
    const { page, button } = screen();
    await choose(validFile);
    expect(await sizeOf(preview())).toEqual({ width: 500, minHeight: '250px' });
    await page.evaluate(() => {
      // Restore `put` at its first call: the next tests use the same page.
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
    await expect.poll(problems, polledOften).toEqual(textsOf('dataImport.problems.notStored'));
    expect(writes()).toBe(0);
    expect(await button('dataImport.revert').count()).toBe(0);
  });

  // Source: docs/specification.md#data-check.
  test('find an expense stored without a day, and report the expense once', async () => {
    const { page, button } = screen();
    const { localId, idToken } = await signInOverTheWire(stage.server.origin, person.email, person.password);
    const expense = { name: { stringValue: 'Sans jour' }, value: { integerValue: '1' } };
    const list = `${documentsUrl(stage.server.origin)}/${localId}/${seedId('sheet', 1)}/outDay`;
    await send(`${list}?documentId=${seedId('dayless', 1)}`, 'POST', idToken, { fields: expense });
    await button('dataCheck.check').click();
    await expect.poll(statusToasts, polledOften).toEqual([textOf('fr', 'notice.daysMended', { count: 1 })]);
    await closeToasts(page, 'fr');
    await button('dataCheck.check').click();
    await expect.poll(statusToasts, polledOften).toEqual(textsOf('notice.daysComplete'));
  });

  // Source: docs/specification.md#import-revert.
  test('import a file and revert the import, and show a toast for both', async () => {
    const { page, button } = screen();
    const question = dialogOf(page, 'fr', 'importRevert.title');
    await choose(validFile);
    await pressed(preview(), 'importPreview.confirm').click();
    await expect.poll(statusToasts, polledOften).toEqual([offersUndo('fr', textOf('fr', 'notice.imported'))]);
    await button('dataImport.revert').click();
    expect(await sizeOf(question)).toEqual({ width: 500, minHeight: '150px' });
    await pressed(question, 'importRevert.confirm').click();
    await expect.poll(statusToasts, polledOften).toEqual(textsOf('notice.importReverted'));
    expect(await button('dataImport.revert').count()).toBe(0);
  });

  test('change nothing if the server refuses an import, and show a toast', async () => {
    const { documents, button, page } = screen();
    await choose(validFile);
    documents.answer(':commit', denies(400, 'INVALID_ARGUMENT'));
    await pressed(preview(), 'importPreview.confirm').click();
    await expect.poll(alertToasts, polledOften).toEqual(textsOf('notice.writeRefused'));
    expect(await statusToasts()).toEqual([]);
    expect(await codesOn(page)).toEqual([]);
    await expect.poll(() => button('dataExport.archive').isEnabled(), polledOften).toBe(true);
  });
});
