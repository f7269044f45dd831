import { type ActorRef, type ActorRefFrom, type AnyMachineSnapshot, assign, enqueueActions, setup } from 'xstate';
import { problemOf, readDay, valueIn } from '../../domain/forms/input.ts';
import type { SheetEdit } from '../sheet/sheet.events.ts';
import { typed } from '../shared/typed.ts';

type SheetReceiver = ActorRef<AnyMachineSnapshot, SheetEdit>;

/** A charge or an income whose day is asked for, and the sheet that it is in. */
export type AskedLine = {
  readonly collection: 'outMonth' | 'in';
  readonly id: string;
  readonly sheet: SheetReceiver;
};

export type ForecastEvent =
  | { type: 'forecast.opened' }
  | { type: 'forecast.closed' }
  | { type: 'day.asked'; line: AskedLine }
  | { type: 'day.typed'; text: string }
  | { type: 'day.submitted' }
  /** The field was left as it was. */
  | { type: 'day.left' };

export type ForecastRef = ActorRefFrom<typeof forecastMachine>;

type ForecastContext = {
  /** The line whose day is asked for; undefined in any other state. */
  readonly asked: AskedLine | undefined;
  readonly text: string;
  /** What is wrong with the text is said. */
  readonly isJudged: boolean;
};

const none: ForecastContext = { asked: undefined, text: '', isJudged: false };

/** The forecast day by day, open or closed, and the due day that is typed for a line in it. */
export const forecastMachine = setup({
  types: typed<{ context: ForecastContext; events: ForecastEvent }>(),
  guards: {
    /** It is a day, or nothing. */
    isReadable: ({ context }) => problemOf(readDay(context.text)) === undefined,
  },
  actions: {
    askForDay: assign((_, { line }: { line: AskedLine }) => ({ ...none, asked: line })),
    setDueDay: enqueueActions(({ context: { asked, text }, enqueue }) => {
      const dueDay = valueIn(readDay(text));
      if (!asked || dueDay === undefined) return;
      const { sheet, collection, id } = asked;
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
        'day.asked': {
          target: '.askingDay',
          actions: { type: 'askForDay', params: ({ event }) => event },
        },
      },
      initial: 'shown',
      states: {
        // Not on exit of what needs it: exit actions run before those of the transition.
        shown: { entry: assign(none) },
        askingDay: {
          on: {
            'day.typed': { actions: assign({ text: ({ event }) => event.text, isJudged: false }) },
            'day.submitted': [
              { guard: 'isReadable', target: 'shown', actions: 'setDueDay' },
              { actions: assign({ isJudged: true }) },
            ],
            'day.left': 'shown',
          },
        },
      },
    },
  },
});
