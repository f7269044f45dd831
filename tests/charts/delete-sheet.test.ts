import { describe, expect, test } from 'vitest';
import { deleteSheetMachine } from '../../src/machines/delete-sheet/delete-sheet.machine.ts';
import { contentOfMarch, march } from '../support/chart/fixtures/sheets.ts';
import { startSystem } from '../support/chart/system.ts';
import { testChart } from '../support/chart/test-chart.ts';

const input = () => ({ sheet: march, content: contentOfMarch });

testChart(deleteSheetMachine, {
  inputs: [input],
  invariants: {
    confirming: (snapshot) => snapshot.hasTag('dialog:deleteSheet'),
    removed: ({ output, tags }) => output?.removed !== undefined && tags.size === 0,
    cancelled: ({ output, tags }) => output?.removed === undefined && tags.size === 0,
  },
});

describe('removing a sheet', () => {
  // Source: docs/specification.md#sheet-removal.
  test('shows the lines before the confirmation', () => {
    const { actor } = startSystem(deleteSheetMachine, { input: input() });
    expect(actor.getSnapshot().context).toEqual({ sheet: march, content: contentOfMarch });
  });

  test('outputs the sheet and its lines when confirmed', () => {
    const { actor } = startSystem(deleteSheetMachine, { input: input() });
    actor.send({ type: 'removal.confirmed' });
    expect(actor.getSnapshot()).toMatchObject({ status: 'done', output: { removed: input() } });
  });

  test('outputs nothing when cancelled', () => {
    const { actor } = startSystem(deleteSheetMachine, { input: input() });
    actor.send({ type: 'removal.cancelled' });
    expect(actor.getSnapshot()).toMatchObject({ status: 'done', output: { removed: undefined } });
  });
});
