import { type ActorRefFrom, assign, emit, setup } from 'xstate';
import type { CalendarDay } from '../../domain/calendar/day.ts';
import type { TypedDayProblem } from '../../domain/calendar/typed-day.ts';
import { type CalendarView, isViewBetween } from '../../domain/calendar/view.ts';
import { typed } from '../shared/typed.ts';
import type { DatePickerEvent, DatePickerInput, DatePickerEmitted } from './date-picker.events.ts';

type Context = DatePickerInput & {
  /** The text typed after the field got the focus, with the day or the problem found in the text. */
  readonly text: string;
  readonly typedDay: CalendarDay | undefined;
  readonly problem: TypedDayProblem | undefined;
};

export type DatePickerRef = ActorRefFrom<typeof datePickerMachine>;

/** A date picker: its typed text, and its calendar, which opens at a level (days, months or years). */
export const datePickerMachine = setup({
  types: typed<{
    input: DatePickerInput;
    context: Context;
    events: DatePickerEvent;
    emitted: DatePickerEmitted;
    tags: 'open' | 'typing' | 'rejected' | 'view:day' | 'view:month' | 'view:year';
  }>(),
  guards: {
    isInline: ({ context }) => context.isInline,
    isPopup: ({ context }) => !context.isInline,
    startsAt: ({ context }, params: { view: CalendarView }) => context.initialView === params.view,
    endsAt: ({ context }, params: { view: CalendarView }) => context.minView === params.view,
    canShow: ({ context }, params: { view: CalendarView }) =>
      isViewBetween(params.view, context.minView, context.maxView),
    isDay: ({ context }) => context.typedDay !== undefined,
    isWrong: ({ context }) => context.problem !== undefined,
  },
  actions: {
    show: assign({ shown: (_, params: { day: CalendarDay }) => params.day }),
    emitDay: emit((_, params: { day: CalendarDay }) => ({ type: 'value.changed', day: params.day })),
    emitCleared: emit({ type: 'value.changed', day: undefined }),
  },
}).createMachine({
  id: 'datePicker',
  context: ({ input }) => ({ ...input, text: '', typedDay: undefined, problem: undefined }),
  type: 'parallel',
  states: {
    calendar: {
      initial: 'closed',
      on: {
        'picker.disabled': '.disabled',
        'page.turned': { actions: { type: 'show', params: ({ event }) => event } },
        'value.received': { actions: { type: 'show', params: ({ event }) => event } },
      },
      states: {
        disabled: { on: { 'picker.enabled': 'closed' } },
        closed: {
          always: { guard: 'isInline', target: 'open' },
          on: { 'opening.requested': { target: 'open', actions: { type: 'show', params: ({ event }) => event } } },
        },
        open: {
          tags: 'open',
          initial: 'starting',
          on: { 'closing.requested': { guard: 'isPopup', target: 'closed' } },
          states: {
            starting: {
              always: [
                { guard: { type: 'startsAt', params: { view: 'year' } }, target: 'year' },
                { guard: { type: 'startsAt', params: { view: 'month' } }, target: 'month' },
                { target: 'day' },
              ],
            },
            day: {
              tags: 'view:day',
              on: {
                'view.zoomedOut': { guard: { type: 'canShow', params: { view: 'month' } }, target: 'month' },
                'cell.picked': { target: 'picked', actions: { type: 'emitDay', params: ({ event }) => event } },
              },
            },
            month: {
              tags: 'view:month',
              on: {
                'view.zoomedOut': { guard: { type: 'canShow', params: { view: 'year' } }, target: 'year' },
                'cell.picked': [
                  {
                    guard: { type: 'endsAt', params: { view: 'month' } },
                    target: 'picked',
                    actions: { type: 'emitDay', params: ({ event }) => event },
                  },
                  { target: 'day', actions: { type: 'show', params: ({ event }) => event } },
                ],
              },
            },
            year: {
              tags: 'view:year',
              on: {
                'cell.picked': [
                  {
                    guard: { type: 'endsAt', params: { view: 'year' } },
                    target: 'picked',
                    actions: { type: 'emitDay', params: ({ event }) => event },
                  },
                  { target: 'month', actions: { type: 'show', params: ({ event }) => event } },
                ],
              },
            },
            picked: {
              always: [
                { guard: 'isPopup', target: '#datePicker.calendar.closed' },
                { guard: { type: 'endsAt', params: { view: 'year' } }, target: 'year' },
                { guard: { type: 'endsAt', params: { view: 'month' } }, target: 'month' },
                { target: 'day' },
              ],
            },
          },
        },
      },
    },
    typing: {
      initial: 'clean',
      on: {
        'text.typed': {
          target: '.dirty',
          actions: assign(({ event: { text, day, problem } }) => ({ text, typedDay: day, problem })),
        },
      },
      states: {
        clean: {
          entry: assign({ text: '', typedDay: undefined, problem: undefined }),
          on: { 'value.cleared': { actions: 'emitCleared' } },
        },
        dirty: {
          tags: 'typing',
          on: {
            'text.blurred': [
              {
                guard: 'isDay',
                target: 'clean',
                actions: emit(({ context }) => ({ type: 'value.changed', day: context.typedDay })),
              },
              { guard: 'isWrong', target: 'rejected', actions: 'emitCleared' },
              { target: 'clean', actions: 'emitCleared' },
            ],
            'value.cleared': { target: 'clean', actions: 'emitCleared' },
            'picker.disabled': 'clean',
          },
        },
        // The value is cleared, but the text is kept for the error message.
        rejected: {
          tags: 'rejected',
          on: {
            'value.received': 'clean',
            'value.cleared': { target: 'clean', actions: 'emitCleared' },
            'picker.disabled': 'clean',
          },
        },
      },
    },
  },
});
