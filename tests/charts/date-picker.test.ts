import { describe, expect, test } from 'vitest';
import type { CalendarDay } from '../../src/domain/calendar/day.ts';
import { calendarViews, type CalendarViews } from '../../src/domain/calendar/view.ts';
import type { DatePickerInput, DatePickerEmitted } from '../../src/machines/date-picker/date-picker.events.ts';
import { datePickerMachine } from '../../src/machines/date-picker/date-picker.machine.ts';
import { selectView } from '../../src/machines/date-picker/date-picker.selectors.ts';
import { startSystem } from '../support/chart/system.ts';
import { testChart } from '../support/chart/test-chart.ts';

const first = { year: 2026, month: 11, day: 20 };
const other = { year: 2028, month: 2, day: 29 };

const inputOf = (views: Partial<CalendarViews> = {}, isInline = false): DatePickerInput => ({
  ...calendarViews(views),
  isInline,
  shown: first,
});

const shapes: readonly Partial<CalendarViews>[] = [
  {},
  { initialView: 'month' },
  { initialView: 'year' },
  { maxView: 'day' },
  { minView: 'month' },
  { minView: 'month', maxView: 'month' },
  { minView: 'year' },
];

const valid = (text: string, day: CalendarDay) => ({ type: 'text.typed', text, day, problem: undefined }) as const;
const junk = { type: 'text.typed', text: 'junk', day: undefined, problem: 'unreadable' } as const;
const emptied = { type: 'text.typed', text: '', day: undefined, problem: undefined } as const;

testChart(datePickerMachine, {
  inputs: shapes.flatMap((views) => [() => inputOf(views), () => inputOf(views, true)]),
  cases: [
    { type: 'opening.requested', day: first },
    { type: 'page.turned', day: other },
    { type: 'cell.picked', day: other },
    valid('29 fev 28', other),
    junk,
    emptied,
    { type: 'value.received', day: other },
  ],
  project: ({ typedDay, problem }) => [typedDay, problem],
  invariants: {
    'calendar.disabled': (snapshot) => !snapshot.hasTag('open'),
    'calendar.closed': (snapshot) => !snapshot.hasTag('open') && !snapshot.context.isInline,
    'calendar.open.day': (snapshot) => snapshot.hasTag('open') && selectView(snapshot) === 'day',
    'calendar.open.month': (snapshot) => snapshot.hasTag('open') && selectView(snapshot) === 'month',
    'calendar.open.year': (snapshot) => snapshot.hasTag('open') && selectView(snapshot) === 'year',
    'typing.clean': ({ context }) =>
      context.text === '' && context.typedDay === undefined && context.problem === undefined,
    'typing.dirty': (snapshot) => snapshot.hasTag('typing') && !snapshot.hasTag('rejected'),
    'typing.rejected': (snapshot) =>
      snapshot.hasTag('rejected') && !snapshot.hasTag('typing') && snapshot.context.problem !== undefined,
  },
});

const picker = (views: Partial<CalendarViews> = {}, isInline = false) => {
  const { actor } = startSystem(datePickerMachine, { input: inputOf(views, isInline) });
  const news: DatePickerEmitted[] = [];
  actor.on('value.changed', (event) => news.push(event));
  return {
    actor,
    news,
    isOpen: () => actor.getSnapshot().hasTag('open'),
    view: () => selectView(actor.getSnapshot()),
    shown: () => actor.getSnapshot().context.shown,
  };
};

describe('picking a date', () => {
  // Source: docs/specification.md#picker-pick.
  test('goes from years to months to days, and sets the date only at the days', () => {
    const { actor, news, isOpen, view, shown } = picker({ initialView: 'year' });
    actor.send({ type: 'opening.requested', day: first });
    actor.send({ type: 'cell.picked', day: { year: 2028, month: 1, day: 1 } });
    expect([view(), shown(), news]).toEqual(['month', { year: 2028, month: 1, day: 1 }, []]);
    actor.send({ type: 'cell.picked', day: { year: 2028, month: 2, day: 1 } });
    expect([view(), shown(), news]).toEqual(['day', { year: 2028, month: 2, day: 1 }, []]);
    actor.send({ type: 'cell.picked', day: other });
    expect(news).toEqual([{ type: 'value.changed', day: other }]);
    expect(isOpen()).toBe(false);
  });

  test('sets the date at the months if they are the lowest level', () => {
    const { actor, news, isOpen } = picker({ minView: 'month' });
    actor.send({ type: 'opening.requested', day: first });
    actor.send({ type: 'cell.picked', day: other });
    expect(news).toEqual([{ type: 'value.changed', day: other }]);
    expect(isOpen()).toBe(false);
  });

  // Source: docs/specification.md#picker-pick.
  test('leaves an inline calendar open at the lowest level', () => {
    const { actor, news, isOpen, view } = picker({ initialView: 'month' }, true);
    actor.send({ type: 'cell.picked', day: first });
    actor.send({ type: 'cell.picked', day: other });
    expect(news).toEqual([{ type: 'value.changed', day: other }]);
    expect([isOpen(), view()]).toEqual([true, 'day']);
  });
});

describe('the levels of the calendar', () => {
  // Source: docs/specification.md#picker-views.
  test('do not go above the highest level', () => {
    const { actor, view } = picker({ maxView: 'month' });
    actor.send({ type: 'opening.requested', day: first });
    actor.send({ type: 'view.zoomedOut' });
    actor.send({ type: 'view.zoomedOut' });
    expect(view()).toBe('month');
  });

  // Source: docs/specification.md#picker-views.
  test('start at the requested page each time that the calendar opens', () => {
    const { actor, view, shown } = picker();
    actor.send({ type: 'opening.requested', day: first });
    actor.send({ type: 'view.zoomedOut' });
    actor.send({ type: 'page.turned', day: other });
    actor.send({ type: 'closing.requested' });
    actor.send({ type: 'opening.requested', day: first });
    expect([view(), shown()]).toEqual(['day', first]);
  });
});

describe('opening the calendar', () => {
  // Source: docs/specification.md#picker-disabled.
  test('is refused while the picker is disabled, and is undone when the picker becomes disabled', () => {
    const { actor, isOpen } = picker();
    actor.send({ type: 'opening.requested', day: first });
    actor.send({ type: 'picker.disabled' });
    expect(isOpen()).toBe(false);
    actor.send({ type: 'opening.requested', day: first });
    expect(isOpen()).toBe(false);
    actor.send({ type: 'picker.enabled' });
    actor.send({ type: 'opening.requested', day: first });
    expect(isOpen()).toBe(true);
  });

  test('keeps an inline calendar open at its level', () => {
    const { actor, isOpen, view } = picker({}, true);
    actor.send({ type: 'view.zoomedOut' });
    actor.send({ type: 'closing.requested' });
    expect([isOpen(), view()]).toEqual([true, 'month']);
  });
});

describe('typing a date', () => {
  test('sets the last typed day on blur', () => {
    const { actor, news } = picker();
    actor.send(junk);
    actor.send(valid('20/11', first));
    expect(news).toEqual([]);
    actor.send({ type: 'text.blurred' });
    expect(news).toEqual([{ type: 'value.changed', day: first }]);
    expect(actor.getSnapshot().hasTag('rejected')).toBe(false);
  });

  // Source: docs/specification.md#picker-typing.
  test('clears the value when the text is not a day, and keeps the text for the error message', () => {
    const { actor, news } = picker();
    actor.send(valid('20/11', first));
    actor.send(junk);
    expect(actor.getSnapshot().hasTag('rejected')).toBe(false);
    actor.send({ type: 'text.blurred' });
    expect(news).toEqual([{ type: 'value.changed', day: undefined }]);
    expect(actor.getSnapshot().hasTag('rejected')).toBe(true);
    expect(actor.getSnapshot().context).toMatchObject({ text: 'junk', problem: 'unreadable' });
  });

  test('clears the value without an error when the field is empty', () => {
    const { actor, news } = picker();
    actor.send(emptied);
    actor.send({ type: 'text.blurred' });
    expect(news).toEqual([{ type: 'value.changed', day: undefined }]);
    expect(actor.getSnapshot().hasTag('rejected')).toBe(false);
  });

  test.each([
    ['another text', emptied],
    ['a date that the owner has', { type: 'value.received', day: other }],
    ['clearing', { type: 'value.cleared' }],
    ['a picker that is disabled', { type: 'picker.disabled' }],
  ] as const)('shows the error until %s', (_, event) => {
    const { actor } = picker();
    actor.send(junk);
    actor.send({ type: 'text.blurred' });
    actor.send({ type: 'page.turned', day: other });
    actor.send({ type: 'text.blurred' });
    expect(actor.getSnapshot().hasTag('rejected')).toBe(true);
    actor.send(event);
    expect(actor.getSnapshot().hasTag('rejected')).toBe(false);
  });

  test('keeps the value when the text is unchanged', () => {
    const { actor, news } = picker();
    actor.send({ type: 'text.blurred' });
    expect(news).toEqual([]);
  });

  test('drops the typed text when the value is cleared', () => {
    const { actor, news } = picker();
    actor.send(valid('20/11', first));
    actor.send({ type: 'value.cleared' });
    actor.send({ type: 'text.blurred' });
    expect(news).toEqual([{ type: 'value.changed', day: undefined }]);
  });

  test('shows the page of a date that the owner sets', () => {
    const { actor, shown } = picker({}, true);
    actor.send({ type: 'value.received', day: other });
    expect(shown()).toEqual(other);
  });
});
