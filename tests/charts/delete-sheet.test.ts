import { describe, expect, test } from 'vitest';
import { deleteSheetMachine } from '../../src/machines/delete-sheet/delete-sheet.machine.ts';
import { march } from '../support/chart/sheets.ts';
import { startSystem } from '../support/chart/system.ts';
import { testChart } from '../support/chart/test-chart.ts';

const input = () => ({ sheet: march, lines: 5 });

testChart(deleteSheetMachine, {
  inputs: [input],
  project: ({ removed }) => removed,
  holds: {
    confirming: (snapshot) => snapshot.hasTag('dialog:deleteSheet') && snapshot.context.removed === undefined,
    closed: (snapshot) => !snapshot.hasTag('dialog:deleteSheet'),
  },
});

describe('removing a sheet', () => {
  test('tells how many lines go before it is confirmed', () => {
    const { actor } = startSystem(deleteSheetMachine, { input: input() });
    expect(actor.getSnapshot().context).toEqual({ sheet: march, lines: 5, removed: undefined });
  });

  test('gives the sheet that goes once it is confirmed', () => {
    const { actor } = startSystem(deleteSheetMachine, { input: input() });
    actor.send({ type: 'removal.confirmed' });
    expect(actor.getSnapshot()).toMatchObject({ status: 'done', output: { removed: march } });
  });

  test('gives none when it is cancelled', () => {
    const { actor } = startSystem(deleteSheetMachine, { input: input() });
    actor.send({ type: 'removal.cancelled' });
    expect(actor.getSnapshot()).toMatchObject({ status: 'done', output: { removed: undefined } });
  });
});
