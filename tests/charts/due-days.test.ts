import { describe, expect, test } from 'vitest';
import { problemOf, readDay, valueIn } from '../../src/domain/forms/input.ts';
import { dueDaysMachine } from '../../src/machines/due-days/due-days.machine.ts';
import { entryWith } from '../../testing/domain/lines.ts';
import { recordingReceiver } from '../support/chart/receiver.ts';
import { startSystem } from '../support/chart/system.ts';
import { testChart } from '../support/chart/test-chart.ts';

const lines = [entryWith({ id: 'salary', name: 'Salary' }), entryWith({ id: 'lessons', name: 'Lessons' })];
const typed = (id: string, text: string) => ({ type: 'day.typed', id, text }) as const;
const submitted = { type: 'days.submitted' } as const;

const isWrong = (text = '') => problemOf(readDay(text)) !== undefined;

testChart(dueDaysMachine, {
  inputs: [() => ({ lines, sheet: recordingReceiver().ref })],
  cases: [typed('salary', '28'), typed('salary', '32'), typed('lessons', '1')],
  project: ({ days, isValidated }) => [
    isWrong(days['salary']),
    valueIn(readDay(days['salary'] ?? '')),
    days['lessons'],
    isValidated,
  ],
  invariants: {
    asking: (snapshot) => snapshot.hasTag('dialog:dueDays'),
    closed: ({ tags }) => tags.size === 0,
  },
});

const start = () => {
  const sheet = recordingReceiver();
  const { actor } = startSystem(dueDaysMachine, { input: { lines, sheet: sheet.ref } });
  return { actor, edits: sheet.events, isOpen: () => actor.getSnapshot().status === 'active' };
};

const dayOf = (id: string, dueDay: number) => ({
  type: 'entry.changed',
  collection: 'in',
  id,
  changes: { dueDay },
});

// Source: docs/specification.md#forecast-income-days.
describe('the due days of incomes', () => {
  test('are set together, except for empty fields', () => {
    const { actor, edits, isOpen } = start();
    actor.send(typed('salary', '28'));
    actor.send(submitted);
    expect([edits, isOpen()]).toEqual([[{ type: 'lines.edited', edits: [dayOf('salary', 28)] }], false]);
  });

  test('are saved in one edit for all lines, including the 1st', () => {
    const { actor, edits } = start();
    actor.send(typed('lessons', '1'));
    actor.send(typed('salary', '31'));
    actor.send(submitted);
    expect(edits).toEqual([{ type: 'lines.edited', edits: [dayOf('salary', 31), dayOf('lessons', 1)] }]);
  });

  test.each(['0', '32', 'soon'])('are checked on submit: %o', (text) => {
    const { actor, edits, isOpen } = start();
    actor.send(typed('lessons', '1'));
    actor.send(typed('salary', text));
    expect(actor.getSnapshot().context.isValidated).toBe(false);
    actor.send(submitted);
    expect([edits, isOpen(), actor.getSnapshot().context.isValidated]).toEqual([[], true, true]);
  });

  test('stay unchanged without text and on cancel', () => {
    const empty = start();
    empty.actor.send(submitted);
    const cancelled = start();
    cancelled.actor.send(typed('salary', '28'));
    cancelled.actor.send({ type: 'dialog.cancelled' });
    expect([empty.edits, empty.isOpen(), cancelled.edits, cancelled.isOpen()]).toEqual([[], false, [], false]);
  });
});
