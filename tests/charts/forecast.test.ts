import { describe, expect, test } from 'vitest';
import { valueIn, readDay } from '../../src/domain/forms/input.ts';
import { forecastMachine } from '../../src/machines/forecast/forecast.machine.ts';
import { recordingReceiver } from '../support/chart/receiver.ts';
import { startSystem } from '../support/chart/system.ts';
import { testChart } from '../support/chart/test-chart.ts';

const requested = (id: string, sheet = recordingReceiver().ref) =>
  ({ type: 'dueDay.requested', line: { collection: 'outMonth', id, sheet } }) as const;
const typed = (text: string) => ({ type: 'dueDay.typed', text }) as const;
const opened = { type: 'forecast.opened' } as const;
const closed = { type: 'forecast.closed' } as const;
const submitted = { type: 'dueDay.submitted' } as const;
const cancelled = { type: 'dueDay.cancelled' } as const;

const isDay = (text: string) => valueIn(readDay(text)) !== undefined;

testChart(forecastMachine, {
  cases: [requested('rent'), requested('water'), typed('12'), typed('32'), typed('')],
  project: ({ line, text, isValidated }) => [line?.id, isDay(text), text.trim() === '', isValidated],
  invariants: {
    closed: ({ context }) => context.line === undefined && context.text === '',
    'open.shown': ({ context }) => context.line === undefined && context.text === '' && !context.isValidated,
    'open.settingDueDay': ({ context }) => context.line !== undefined,
  },
});

function startSettingDueDay() {
  const sheet = recordingReceiver();
  const { actor } = startSystem(forecastMachine, {});
  actor.send(opened);
  actor.send(requested('rent', sheet.ref));
  return {
    actor,
    sent: sheet.events,
    context: () => actor.getSnapshot().context,
    state: () => actor.getSnapshot().value,
  };
}

// Source: docs/specification.md#forecast-set-due-day.
describe('setting the due day of a line', () => {
  test('changes the line on submit', () => {
    const { actor, sent, state } = startSettingDueDay();
    actor.send(typed('12'));
    actor.send(submitted);
    expect(sent).toEqual([{ type: 'entry.changed', collection: 'outMonth', id: 'rent', changes: { dueDay: 12 } }]);
    expect(state()).toEqual({ open: 'shown' });
  });

  test.each(['0', '32', 'soon'])('shows only on submit that the text is not a day: %o', (text) => {
    const { actor, sent, context, state } = startSettingDueDay();
    actor.send(typed(text));
    expect(context().isValidated).toBe(false);
    actor.send(submitted);
    expect([sent, state(), context().isValidated]).toEqual([[], { open: 'settingDueDay' }, true]);
    actor.send(typed('2'));
    expect(context().isValidated).toBe(false);
  });

  test('ends without a change when the field is empty', () => {
    const { actor, sent, state } = startSettingDueDay();
    actor.send(typed(' '));
    actor.send(submitted);
    expect([sent, state()]).toEqual([[], { open: 'shown' }]);
  });

  test('drops the text on cancel', () => {
    const { actor, sent, context, state } = startSettingDueDay();
    actor.send(typed('12'));
    actor.send(cancelled);
    expect([state(), context().line]).toEqual([{ open: 'shown' }, undefined]);
    actor.send(requested('water'));
    expect([sent, context().text]).toEqual([[], '']);
  });

  test('switches to another line with an empty field', () => {
    const { actor, context } = startSettingDueDay();
    actor.send(typed('12'));
    actor.send(requested('water'));
    expect([context().line?.id, context().text]).toEqual(['water', '']);
  });

  test('ends without a change when the forecast closes', () => {
    const { actor, context, state } = startSettingDueDay();
    actor.send(closed);
    expect([state(), context().line]).toEqual(['closed', undefined]);
  });
});
