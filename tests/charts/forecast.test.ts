import { describe, expect, test } from 'vitest';
import { valueIn, readDay } from '../../src/domain/forms/input.ts';
import { forecastMachine } from '../../src/machines/forecast/forecast.machine.ts';
import { recordingReceiver } from '../support/chart/receiver.ts';
import { startSystem } from '../support/chart/system.ts';
import { testChart } from '../support/chart/test-chart.ts';

const asked = (id: string, sheet = recordingReceiver().ref) =>
  ({ type: 'day.asked', line: { collection: 'outMonth', id, sheet } }) as const;
const typed = (text: string) => ({ type: 'day.typed', text }) as const;
const opened = { type: 'forecast.opened' } as const;
const closed = { type: 'forecast.closed' } as const;
const submitted = { type: 'day.submitted' } as const;
const left = { type: 'day.left' } as const;

const isDay = (text: string) => valueIn(readDay(text)) !== undefined;

testChart(forecastMachine, {
  cases: [asked('rent'), asked('water'), typed('12'), typed('32'), typed('')],
  project: ({ asked: line, text, isJudged }) => [line?.id, isDay(text), text.trim() === '', isJudged],
  holds: {
    closed: ({ context }) => context.asked === undefined && context.text === '',
    'open.shown': ({ context }) => context.asked === undefined && context.text === '' && !context.isJudged,
    'open.askingDay': ({ context }) => context.asked !== undefined,
  },
});

function startAsking() {
  const sheet = recordingReceiver();
  const { actor } = startSystem(forecastMachine, {});
  actor.send(opened);
  actor.send(asked('rent', sheet.ref));
  return {
    actor,
    said: sheet.events,
    context: () => actor.getSnapshot().context,
    state: () => actor.getSnapshot().value,
  };
}

// Source: docs/specification.md#forecast-set-due-day.
describe('the due day of a line', () => {
  test('is stored with the line', () => {
    const { actor, said, state } = startAsking();
    actor.send(typed('12'));
    actor.send(submitted);
    expect(said).toEqual([{ type: 'entry.changed', collection: 'outMonth', id: 'rent', changes: { dueDay: 12 } }]);
    expect(state()).toEqual({ open: 'shown' });
  });

  test.each(['0', '32', 'soon'])('what is no day is judged once it is sent: %o', (text) => {
    const { actor, said, context, state } = startAsking();
    actor.send(typed(text));
    expect(context().isJudged).toBe(false);
    actor.send(submitted);
    expect([said, state(), context().isJudged]).toEqual([[], { open: 'askingDay' }, true]);
    actor.send(typed('2'));
    expect(context().isJudged).toBe(false);
  });

  test('nothing is no day, and is not asked about any more', () => {
    const { actor, said, state } = startAsking();
    actor.send(typed(' '));
    actor.send(submitted);
    expect([said, state()]).toEqual([[], { open: 'shown' }]);
  });

  test('what is left is not kept', () => {
    const { actor, said, context, state } = startAsking();
    actor.send(typed('12'));
    actor.send(left);
    expect([state(), context().asked]).toEqual([{ open: 'shown' }, undefined]);
    actor.send(asked('water'));
    expect([said, context().text]).toEqual([[], '']);
  });

  test('another line may be asked about meanwhile', () => {
    const { actor, context } = startAsking();
    actor.send(typed('12'));
    actor.send(asked('water'));
    expect([context().asked?.id, context().text]).toEqual(['water', '']);
  });

  test('closing asks no more', () => {
    const { actor, context, state } = startAsking();
    actor.send(closed);
    expect([state(), context().asked]).toEqual(['closed', undefined]);
  });
});
