import { type ActorRef, type ActorRefFrom, type AnyMachineSnapshot, assign, enqueueActions, setup } from 'xstate';
import { problemOf, readDay, valueIn } from '../../domain/forms/input.ts';
import type { SheetEdit } from '../sheet/sheet.events.ts';
import { typed } from '../shared/typed.ts';

type SheetReceiver = ActorRef<AnyMachineSnapshot, SheetEdit>;

/** The charge or income whose due day is being set, and its sheet. */
export type DueDayLine = {
  readonly collection: 'outMonth' | 'in';
  readonly id: string;
  readonly sheet: SheetReceiver;
};

export type ForecastEvent =
  | { type: 'forecast.opened' }
  | { type: 'forecast.closed' }
  | { type: 'dueDay.requested'; line: DueDayLine }
  | { type: 'dueDay.typed'; text: string }
  | { type: 'dueDay.submitted' }
  | { type: 'dueDay.cancelled' };

export type ForecastRef = ActorRefFrom<typeof forecastMachine>;

type ForecastContext = {
  /** Only in `settingDueDay`. */
  readonly line: DueDayLine | undefined;
  readonly text: string;
  /** Whether the text was submitted. Its problem is then shown. */
  readonly isValidated: boolean;
};

const none: ForecastContext = { line: undefined, text: '', isValidated: false };

/** Opens and closes the forecast day by day, and sets the due day of a line in the forecast. */
export const forecastMachine = setup({
  types: typed<{ context: ForecastContext; events: ForecastEvent }>(),
  guards: {
    isReadable: ({ context }) => problemOf(readDay(context.text)) === undefined,
  },
  actions: {
    startDueDay: assign((_, { line }: { line: DueDayLine }) => ({ ...none, line })),
    setDueDay: enqueueActions(({ context: { line, text }, enqueue }) => {
      const dueDay = valueIn(readDay(text));
      if (!line || dueDay === undefined) return;
      const { sheet, collection, id } = line;
      enqueue.sendTo(sheet, { type: 'entry.changed', collection, id, changes: { dueDay } });
    }),
  },
}).createMachine({
  id: 'forecast',
  context: none,
  initial: 'closed',
  states: {
    closed: { entry: assign(none), on: { 'forecast.opened': 'open' } },
    open: {
      on: {
        'forecast.closed': 'closed',
        'dueDay.requested': {
          target: '.settingDueDay',
          actions: { type: 'startDueDay', params: ({ event }) => event },
        },
      },
      initial: 'shown',
      states: {
        // Reset on entry: exit actions of `settingDueDay` would run before `setDueDay`.
        shown: { entry: assign(none) },
        settingDueDay: {
          on: {
            'dueDay.typed': { actions: assign({ text: ({ event }) => event.text, isValidated: false }) },
            'dueDay.submitted': [
              { guard: 'isReadable', target: 'shown', actions: 'setDueDay' },
              { actions: assign({ isValidated: true }) },
            ],
            'dueDay.cancelled': 'shown',
          },
        },
      },
    },
  },
});
