import { expect, test } from 'vitest';
import type { OlderSheetsEvent } from '../../machines/older-sheets/older-sheets.machine.ts';
import { emptyContent, type SheetContent } from '../../domain/sheet/sheet.ts';
import { entryWith } from '../../../testing/domain/lines.ts';
import { emptyCache, fakeData, servicesOf } from '../../../testing/app/fake-data.ts';
import { createBudgetRepository } from '../services/budget-repository.ts';
import { restoreOlderSheets } from './older-sheets.effects.ts';

const inMarch: SheetContent = { ...emptyContent, in: [entryWith({ id: 'bread' })] };

/** A device that has the lines of March and January; the server answers nothing. */
function device() {
  const asked: string[] = [];
  const told: OlderSheetsEvent[] = [];
  const leaving = new AbortController();
  const content = async (_: string, sheetId: string) => {
    asked.push(sheetId);
    return sheetId === 'february' ? undefined : inMarch;
  };
  const repository = createBudgetRepository(servicesOf(fakeData({ cache: { ...emptyCache, content } })), () => []);
  const run = (send = (event: OlderSheetsEvent) => void told.push(event)) =>
    restoreOlderSheets(repository, 'ada', ['march', 'february', 'january'], leaving.signal, send);
  return { asked, told, leaving, run };
}

test('what the device has of the sheets is told in their order, and then that this is all', async () => {
  const { asked, told, run } = device();
  await run();
  expect(asked).toEqual(['march', 'february', 'january']);
  expect(told).toEqual([
    { type: 'olderSheet.read', sheetId: 'march', content: inMarch },
    { type: 'olderSheet.read', sheetId: 'january', content: inMarch },
    { type: 'olderSheets.restored' },
  ]);
});

test('one sheet is read after the other has been told, so that the page can answer in between', async () => {
  const { asked, run } = device();
  const askedBefore: number[] = [];
  await run(({ type }) => void (type === 'olderSheet.read' && askedBefore.push(asked.length)));
  expect(askedBefore).toEqual([1, 3]);
});

test('nothing is told or read any more once the person has left', async () => {
  const { asked, told, leaving, run } = device();
  await run((event) => {
    told.push(event);
    leaving.abort();
  });
  expect([asked.length, told.length]).toEqual([2, 1]);
});
