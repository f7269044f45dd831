import { describe, expect, test } from 'vitest';
import { emptyContent } from '../../src/domain/sheet/sheet.ts';
import { testToday } from '../support/chart/environment.ts';
import { done } from '../support/chart/events.ts';
import {
  addedSheet,
  april,
  breadRemoved,
  listed,
  listOf,
  openSheets,
  removedSheet,
} from '../support/chart/fixtures/sheet-list.ts';
import { unknown } from '../support/chart/fixtures/sheet.ts';
import { contentOfMarch, february, january, march } from '../support/chart/fixtures/sheets.ts';

const edit = breadRemoved;

describe('a new sheet', () => {
  // Source: docs/specification.md#new-sheet-shown.
  test('is shown at once in its place, with its lines', async () => {
    const { actor, calls, opened, shown } = await openSheets([april, january]);
    actor.send(addedSheet(february));
    expect(shown()).toBe('february');
    expect(actor.getSnapshot().context.sheets).toEqual([april, february, january]);
    expect(opened().at(-1)).toMatchObject({ sheet: february, content: contentOfMarch });
    expect(calls.filter(({ id }) => id === 'load')).toHaveLength(1);
  });

  test('is loaded like any other sheet after the user has left it', async () => {
    const { actor, opened, shown } = await openSheets();
    actor.send(addedSheet(april));
    actor.send({ type: 'sheet.olderRequested' });
    actor.send({ type: 'sheet.newerRequested' });
    expect(shown()).toBe('april');
    expect(opened().at(-1)).toMatchObject({ sheet: april, content: undefined });
  });

  test('is loaded like any other sheet after a newer list showed another sheet', async () => {
    const { actor, opened, perform } = await openSheets();
    actor.send(addedSheet(april));
    actor.send({ type: 'reload.requested' });
    await perform(listOf('refresh', march, february));
    actor.send({ type: 'reload.requested' });
    await perform(listOf('refresh', april, march));
    actor.send({ type: 'sheet.newerRequested' });
    expect(opened().at(-1)).toMatchObject({ sheet: april, content: undefined });
  });
});

describe('a removed sheet', () => {
  // Source: docs/specification.md#sheet-removal-next.
  test('is replaced by the first remaining sheet', async () => {
    const { actor, opened, shown } = await openSheets();
    actor.send({ type: 'sheet.selected', index: 1 });
    actor.send(removedSheet('february'));
    expect(shown()).toBe('march');
    expect(actor.getSnapshot().context.sheets).toEqual([march, january]);
    expect(opened().at(-1)).toMatchObject({ sheet: march });
  });

  test('does not replace another shown sheet', async () => {
    const { actor, shown } = await openSheets();
    actor.send({ type: 'sheet.selected', index: 2 });
    actor.send(removedSheet('march'));
    expect(shown()).toBe('january');
    expect(actor.getSnapshot().context.index).toBe(1);
  });

  // Source: docs/specification.md#sheet-removal-next.
  test('is replaced by an empty sheet of today if it was the only sheet', async () => {
    const { actor, calls, perform, shown } = await openSheets([march]);
    actor.send(removedSheet('march'));
    expect(actor.getSnapshot()).toMatchObject({ value: 'creatingFirst', context: { sheets: [] } });
    expect(calls.at(-1)).toMatchObject({
      id: 'createFirstSheet',
      input: { uid: 'ada', sheet: { id: 'id-1', date: testToday, accountBalance: 0 } },
    });
    await perform(done('createFirstSheet'));
    await perform(listed({ ...april, id: 'id-1' }));
    expect(shown()).toBe('id-1');
  });
});

describe('with the real sheet chart', () => {
  // Source: docs/specification.md#sheet-late-answer.
  test('a late response for another sheet does not change the shown sheet (race)', async () => {
    const { actor, calls, perform } = await openSheets(undefined, ['sheet']);
    await perform(unknown);
    actor.send({ type: 'sheet.olderRequested' });
    await perform(unknown);
    const [ofMarch, ofFebruary] = calls.filter(({ id, owner }) => owner?.id === 'sheet' && id === 'load');
    expect([ofMarch?.isOpen(), ofFebruary?.isOpen()]).toEqual([false, true]);
    ofMarch?.finish('resolve', contentOfMarch);
    await perform(done('load', emptyContent));
    expect(actor.getSnapshot().children.sheet?.getSnapshot().context).toMatchObject({
      sheet: february,
      content: emptyContent,
    });
  });

  test('a typed balance survives leaving the sheet and coming back', async () => {
    const { actor, perform } = await openSheets(undefined, ['sheet']);
    await perform(unknown);
    await perform(done('load', contentOfMarch));
    actor.getSnapshot().children.sheet?.send({ type: 'sheet.changed', changes: { accountBalance: 120.05 } });
    actor.send({ type: 'sheet.olderRequested' });
    actor.send({ type: 'sheet.newerRequested' });
    expect(actor.getSnapshot().children.sheet?.getSnapshot().context.sheet.accountBalance).toBe(120.05);
  });

  test('a line added to a new sheet survives leaving the sheet and coming back', async () => {
    const { actor, perform } = await openSheets(undefined, ['sheet']);
    actor.send(addedSheet(april));
    actor.getSnapshot().children.sheet?.send(edit);
    actor.send({ type: 'sheet.olderRequested' });
    actor.send({ type: 'sheet.newerRequested' });
    await perform(unknown);
    await perform(done('load', { ...contentOfMarch, outDay: [] }));
    expect(actor.getSnapshot().children.sheet?.getSnapshot().context).toMatchObject({
      sheet: april,
      content: { outDay: [] },
    });
  });
});
