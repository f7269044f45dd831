import { describe, expect, test } from 'vitest';
import { defaultParameters } from '../../src/domain/parameters/parameters.ts';
import type { Write } from '../../src/domain/sync/writes.ts';
import { answerTo } from '../../src/machines/dialogs/dialogs.events.ts';
import type { SheetRef } from '../../src/machines/sheet/sheet.machine.ts';
import { success, undoable } from '../../src/machines/toaster/toast.ts';
import { done } from '../support/chart/events.ts';
import { contentOfMarch, february, march, periodOfMarch } from '../support/chart/fixtures/sheets.ts';
import { file, plans, restored } from '../support/chart/fixtures/transfer.ts';
import { openWorkspace } from '../support/chart/fixtures/workspace.ts';

const write: Write = { kind: 'entry.delete', sheetId: 'march', collection: 'outDay', id: 'bread' };
const bread = { collection: 'outDay', name: 'Bread' } as const;

const shownIn = (sheet: () => SheetRef | undefined): SheetRef => {
  const shown = sheet();
  if (!shown) throw new Error('A sheet is on show.');
  return shown;
};

describe('the workspace with its real charts', () => {
  test('asks before a deletion, then shows the deletion at once and sends it', async () => {
    const { dialogs, sheet, sent } = await openWorkspace();
    const answer = answerTo(shownIn(sheet), { type: 'entry.removed', collection: 'outDay', id: 'bread' });
    dialogs?.send({ type: 'deletion.requested', subject: bread, answer });
    expect(sheet()?.getSnapshot().context.content).toEqual(contentOfMarch);
    dialogs?.send({ type: 'deletion.confirmed' });
    expect(sheet()?.getSnapshot().context.content).toEqual({ ...contentOfMarch, outDay: [] });
    expect(sent()).toMatchObject([{ record: { uid: 'ada', write } }]);
  });

  // Source: docs/specification.md#suggestion-learned.
  test('sends a new expense before the name that it adds to the suggestions', async () => {
    const { perform, sent, sheet } = await openWorkspace();
    await perform(done('parameters.load', { ...defaultParameters, operations: ['Bread'] }));
    sheet()?.send({
      type: 'entry.added',
      collection: 'outDay',
      draft: { name: 'taxi', day: 9, value: 14.3, debit: true },
    });
    await perform(done('sendWrite', 'accepted'));
    await perform(done('sendWrite', 'accepted'));
    expect(sent()).toMatchObject([
      { record: { write: { kind: 'entry.create', sheetId: 'march' } } },
      { record: { write: { kind: 'parameters.edit', edits: [{ kind: 'operation.add', name: 'taxi' }] } } },
    ]);
  });

  test('reloads the same sheet from the server after a refused write', async () => {
    const { perform, sheet, sheets } = await openWorkspace();
    sheets?.send({ type: 'sheet.olderRequested' });
    await perform(done('sheet.restore', undefined));
    await perform(done('sheet.load', contentOfMarch));
    sheet()?.send({ type: 'entry.removed', collection: 'outDay', id: 'bread' });
    expect(sheet()?.getSnapshot().context.content?.outDay).toEqual([]);
    await perform(done('sendWrite', 'refused'));
    await perform(done('sheet.refresh', contentOfMarch));
    expect(sheet()?.getSnapshot().context).toMatchObject({ sheet: february, content: contentOfMarch });
  });

  // Source: docs/specification.md#new-sheet-shown.
  test('shows a new month at once, and sends all its lines in one write', async () => {
    const { dialogs, sent, sheet } = await openWorkspace();
    dialogs?.send({
      type: 'newSheet.requested',
      sheets: [march, february],
      shown: { sheet: march, content: contentOfMarch },
    });
    dialogs?.getSnapshot().children.newSheet?.send({ type: 'newSheet.confirmed' });
    const { content, sheet: made } = sheet()?.getSnapshot().context ?? {};
    expect(made).toMatchObject({ date: '2026-3-14' });
    expect(content?.outDay).toMatchObject([{ name: 'Bread', day: 1, copy: '2026-3-1' }]);
    expect(sent()).toEqual([
      { record: expect.objectContaining({ write: { kind: 'sheet.create', sheet: made, content } }) },
    ]);
  });

  // Source: docs/specification.md#sheet-removal-next.
  test('shows the next sheet after a removal, and sends the removal as one write', async () => {
    const { dialogs, perform, sent, sheet } = await openWorkspace();
    dialogs?.send({ type: 'sheetRemoval.requested', sheet: march, content: contentOfMarch });
    dialogs?.getSnapshot().children.deleteSheet?.send({ type: 'removal.confirmed' });
    await perform(done('sheet.restore', contentOfMarch));
    expect(sheet()?.getSnapshot().context).toMatchObject({ sheet: february, content: contentOfMarch });
    expect(sent()).toMatchObject([{ record: { write: { kind: 'sheet.remove', sheetId: 'march' } } }]);
  });

  // Source: docs/specification.md#deductions-dialog.
  test.each([
    ['10,20,30', [{ record: { write: { kind: 'provision.update', id: 'car', changes: { deductions: '10,20,30' } } } }]],
    ['10,20', []],
  ])('shows and sends only changed deductions: %s', async (text, expected) => {
    const { dialogs, sent, sheet } = await openWorkspace();
    const shown = shownIn(sheet);
    for (const provision of contentOfMarch.provisions)
      dialogs?.send({ type: 'deductions.requested', provision, sheet: shown, period: periodOfMarch, categories: [] });
    const dialog = dialogs?.getSnapshot().children.deductions;
    dialog?.send({ type: 'deductions.typed', text });
    dialog?.send({ type: 'deductions.closed' });
    expect(sheet()?.getSnapshot().context.content?.provisions).toMatchObject([{ id: 'car', deductions: text }]);
    expect(sent()).toMatchObject(expected);
  });

  // Source: docs/specification.md#operation-delete, docs/specification.md#category-delete.
  test('deletes an operation or a category after a confirmation', async () => {
    const { dialogs, parameters, perform, sent } = await openWorkspace();
    const known = { operations: ['Bread', 'Rent'], categories: [{ name: 'Food', operations: ['Bread'] }] };
    await perform(done('parameters.load', { ...defaultParameters, ...known }));
    if (!parameters) throw new Error('There are parameters.');
    dialogs?.send({
      type: 'deletion.requested',
      subject: { collection: 'operations', name: 'Rent' },
      answer: answerTo(parameters, { type: 'operation.removed', name: 'Rent' }),
    });
    expect(parameters?.getSnapshot().context.parameters).toMatchObject(known);
    dialogs?.send({ type: 'deletion.confirmed' });
    dialogs?.send({
      type: 'deletion.requested',
      subject: { collection: 'categories', name: 'Food' },
      answer: answerTo(parameters, { type: 'category.removed', name: 'Food' }),
    });
    dialogs?.send({ type: 'deletion.confirmed' });
    expect(parameters?.getSnapshot().context.parameters).toMatchObject({ operations: ['Bread'], categories: [] });
    await perform(done('sendWrite', 'accepted'));
    expect(sent()).toMatchObject([
      { record: { write: { kind: 'parameters.edit', edits: [{ kind: 'operation.remove', name: 'Rent' }] } } },
      { record: { write: { kind: 'parameters.edit', edits: [{ kind: 'category.remove', name: 'Food' }] } } },
    ]);
  });

  test('sends an import through the outbox, and reloads all documents when the server accepts the import', async () => {
    const { actor, calls, perform, sent, toasts, transfer } = await openWorkspace();
    await perform(restored());
    await perform(done('parameters.load', defaultParameters));
    transfer?.send({ type: 'archive.chosen', file });
    await perform(done('readArchive', plans));
    transfer?.send({ type: 'import.confirmed' });
    await perform(done('storeLastImport'));
    expect(sent()).toMatchObject([{ record: { write: { kind: 'account.patch', patch: plans.plans.add.patch } } }]);
    const before = calls.length;
    await perform(done('sendWrite', 'accepted'));
    expect(actor.getSnapshot().children.transfer?.getSnapshot().value).toBe('idle');
    expect(toasts).toEqual([undoable(success('notice.imported'))]);
    expect(
      calls
        .slice(before)
        .map(({ id, owner }) => `${owner?.id}.${id}`)
        .toSorted(),
    ).toEqual(['parameters.refresh', 'sheet.refresh', 'sheets.refresh']);
  });
});
