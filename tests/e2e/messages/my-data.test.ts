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
const whole = JSON.stringify(archive);

const sheetList = 'pageSize=';

const labels = (key: MessageKey) => [textOf('fr', key)];

// Problems of files: src/api/archive; their messages: src/ui/screens/parameters/account.
describe('the data of an account', () => {
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
  const passing = () => messagesIn(toasts(screen().page), 'alert')();
  const good = () => messagesIn(toasts(screen().page), 'status')();
  const writes = () => screen().documents.countBut('GET');

  test('stays as it is if a file is no export, and the reason is shown', async () => {
    await choose(JSON.stringify({ ...archive, version: 2 }));
    await expect.poll(problems, polledOften).toEqual(labels('dataImport.problems.newerVersion'));
    expect(writes()).toBe(0);
    expect(await preview().count()).toBe(0);
    expect(await codesOn(screen().page)).toEqual([]);
  });

  test('cannot be compared with a file or exported offline, and the reason is shown', async () => {
    const { page, documents, button } = screen();
    documents.answer(sheetList, badGateway);
    await choose(whole);
    await expect.poll(problems, polledOften).toEqual(labels('dataImport.problems.unreachable'));
    await button('dataExport.table').click();
    await expect.poll(passing, polledOften).toEqual(labels('notice.exportFailed'));
    expect(writes()).toBe(0);
    expect(await codesOn(page)).toEqual([]);
  });

  test.each([
    ['dataExport.archive', '.json'],
    ['dataExport.table', '.csv'],
  ] as const)('is exported by %s, and a toast says so', async (action, ending) => {
    const { page, button } = screen();
    const [file] = await Promise.all([page.waitForEvent('download'), button(action).click()]);
    expect(file.suggestedFilename().endsWith(ending)).toBe(true);
    await expect.poll(good, polledOften).toEqual(labels('notice.exported'));
  });

  // Source: docs/specification.md#transfer-waiting.
  test('is neither exported nor imported while an edit is pending, and the reason is shown', async () => {
    const { app, page, documents, button } = screen();
    documents.answer(parametersChange, cutOff);
    await openSection(page, 'appearance');
    await page.locator('input[name=theme]:not(:checked)').check();
    await expect.poll(() => documents.count(parametersChange), polledOften).toBeGreaterThan(0);
    await openSection(page, 'data');
    await button('dataExport.archive').click();
    await expect.poll(passing, polledOften).toEqual(labels('notice.exportPending'));
    await choose(whole);
    await expect.poll(problems, polledOften).toEqual(labels('dataImport.problems.pending'));
    documents.clear();
    await app.saved();
  });

  test('is previewed, and not imported if the browser could not revert it', async () => {
    const { page, button } = screen();
    await choose(whole);
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
    await expect.poll(problems, polledOften).toEqual(labels('dataImport.problems.notStored'));
    expect(writes()).toBe(0);
    expect(await button('dataImport.revert').count()).toBe(0);
  });

  // Source: docs/specification.md#data-check.
  test('is checked for an expense stored without a day, which is reported once', async () => {
    const { page, button } = screen();
    const { localId, idToken } = await signInOverTheWire(stage.server.origin, person.email, person.password);
    const expense = { name: { stringValue: 'Sans jour' }, value: { integerValue: '1' } };
    const list = `${documentsUrl(stage.server.origin)}/${localId}/${seedId('sheet', 1)}/outDay`;
    await send(`${list}?documentId=${seedId('dayless', 1)}`, 'POST', idToken, { fields: expense });
    await button('dataCheck.check').click();
    await expect.poll(good, polledOften).toEqual([textOf('fr', 'notice.daysMended', { count: 1 })]);
    await closeToasts(page, 'fr');
    await button('dataCheck.check').click();
    await expect.poll(good, polledOften).toEqual(labels('notice.daysComplete'));
  });

  // Source: docs/specification.md#import-revert.
  test('is imported and reverted, with a toast for each', async () => {
    const { page, button } = screen();
    const question = dialogOf(page, 'fr', 'importRevert.title');
    await choose(whole);
    await pressed(preview(), 'importPreview.confirm').click();
    await expect.poll(good, polledOften).toEqual([offersUndo('fr', textOf('fr', 'notice.imported'))]);
    await button('dataImport.revert').click();
    expect(await sizeOf(question)).toEqual({ width: 500, minHeight: '150px' });
    await pressed(question, 'importRevert.confirm').click();
    await expect.poll(good, polledOften).toEqual(labels('notice.importReverted'));
    expect(await button('dataImport.revert').count()).toBe(0);
  });

  test('stays as it is if the server refuses an import, and a toast says so', async () => {
    const { documents, button, page } = screen();
    await choose(whole);
    documents.answer(':commit', denies(400, 'INVALID_ARGUMENT'));
    await pressed(preview(), 'importPreview.confirm').click();
    await expect.poll(passing, polledOften).toEqual(labels('notice.writeRefused'));
    expect(await good()).toEqual([]);
    expect(await codesOn(page)).toEqual([]);
    await expect.poll(() => button('dataExport.archive').isEnabled(), polledOften).toBe(true);
  });
});
