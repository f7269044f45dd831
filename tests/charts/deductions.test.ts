import { describe, expect, test } from 'vitest';
import { deductionsMachine } from '../../src/machines/deductions/deductions.machine.ts';
import { provisionWith } from '../../testing/domain/lines.ts';
import { recordingReceiver } from '../support/chart/receiver.ts';
import { startSystem } from '../support/chart/system.ts';
import { testChart } from '../support/chart/test-chart.ts';

const typed = (text: string) => ({ type: 'deductions.typed', text }) as const;
const provision = provisionWith({ id: 'car', deductions: '10,20' });
const input = (sheet = recordingReceiver()) => ({ provision, sheet: sheet.ref });
const saved = (deductions: string) => [{ type: 'provision.changed', id: 'car', changes: { deductions } }];
const isReadable = (text: string) => text !== 'ten';

testChart(deductionsMachine, {
  inputs: [() => input()],
  cases: [typed('10,20,30'), typed('ten')],
  project: ({ text }) => text,
  holds: {
    editing: (snapshot) =>
      snapshot.hasTag('dialog:deductions') &&
      snapshot.can({ type: 'deductions.closed' }) === isReadable(snapshot.context.text),
    closed: (snapshot) => !snapshot.hasTag('dialog:deductions') && isReadable(snapshot.context.text),
  },
});

function afterTyping(text: string) {
  const sheet = recordingReceiver();
  const { actor } = startSystem(deductionsMachine, { input: input(sheet) });
  actor.send(typed(text));
  actor.send({ type: 'deductions.closed' });
  return { ...actor.getSnapshot(), saved: sheet.events };
}

describe('the deductions of a provision', () => {
  test('start as they are stored, and stay so when nothing is typed', () => {
    const sheet = recordingReceiver();
    const { actor } = startSystem(deductionsMachine, { input: input(sheet) });
    expect(actor.getSnapshot().context.text).toBe('10,20');
    actor.send({ type: 'deductions.closed' });
    expect(sheet.events).toEqual(saved('10,20'));
  });

  // Source: docs/specification.md#deductions-dialog, docs/specification.md#deductions-format.
  test.each([
    ['10,20,30', '10,20,30'],
    [' 1, 2,,-3 ', '1, 2,,-3'],
    ['', ''],
    ['1\u00A0, \u202F2\t', '1 , 2'],
  ])('are saved on closing: %j as %j', (text, deductions) => {
    expect(afterTyping(text)).toMatchObject({ status: 'done', saved: saved(deductions) });
  });

  // Source: docs/specification.md#deductions-dialog.
  test.each(['ten', '1;2', '1.5', '1,-', '--1', '1e3', '٣'])('cannot be closed while they read %j', (text) => {
    expect(afterTyping(text)).toMatchObject({ status: 'active', value: 'editing', context: { text }, saved: [] });
  });

  test('can be closed again once what could not be read is corrected', () => {
    const sheet = recordingReceiver();
    const { actor } = startSystem(deductionsMachine, { input: input(sheet) });
    actor.send(typed('10,x'));
    expect(actor.getSnapshot().can({ type: 'deductions.closed' })).toBe(false);
    actor.send(typed('10,5'));
    actor.send({ type: 'deductions.closed' });
    expect(sheet.events).toEqual(saved('10,5'));
  });
});
