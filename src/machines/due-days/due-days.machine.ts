import { type ActorRef, type ActorRefFrom, type AnyMachineSnapshot, assign, enqueueActions, setup } from 'xstate';
import { problemOf, readDay, valueIn } from '../../domain/forms/input.ts';
import type { Entry } from '../../domain/sheet/sheet.ts';
import { typed } from '../shared/typed.ts';
import type { SheetEdit } from '../sheet/sheet.events.ts';

type DueDaysInput = {
  /** Incomes without a due day. */
  readonly lines: readonly Entry[];
  readonly sheet: ActorRef<AnyMachineSnapshot, SheetEdit>;
};

export type DueDaysContext = DueDaysInput & {
  /** The typed text, by line id. */
  readonly days: Readonly<Record<string, string>>;
  /** Whether the user submitted the days. Problems are then shown. */
  readonly isValidated: boolean;
};

export type DueDaysEvent =
  | { type: 'day.typed'; id: string; text: string }
  | { type: 'days.submitted' }
  | { type: 'dialog.cancelled' };

export type DueDaysRef = ActorRefFrom<typeof dueDaysMachine>;

const readings = ({ lines, days }: DueDaysContext) =>
  lines.map(({ id }) => {
    const { [id]: text = '' } = days;
    return { id, reading: readDay(text) };
  });

/** The dialog that sets the due days of incomes. An empty field leaves its line unchanged. */
export const dueDaysMachine = setup({
  types: typed<{
    input: DueDaysInput;
    context: DueDaysContext;
    events: DueDaysEvent;
    tags: 'dialog:dueDays';
  }>(),
  guards: {
    areReadable: ({ context }) => readings(context).every(({ reading }) => problemOf(reading) === undefined),
  },
  actions: {
    setDueDays: enqueueActions(({ context, enqueue }) => {
      const edits = readings(context).flatMap(({ id, reading }) => {
        const dueDay = valueIn(reading);
        return dueDay === undefined
          ? []
          : [{ type: 'entry.changed', collection: 'in', id, changes: { dueDay } } as const];
      });
      if (edits.length > 0) enqueue.sendTo(context.sheet, { type: 'lines.edited', edits });
    }),
  },
}).createMachine({
  id: 'dueDays',
  context: ({ input }) => ({ ...input, days: {}, isValidated: false }),
  initial: 'asking',
  states: {
    asking: {
      tags: 'dialog:dueDays',
      on: {
        'day.typed': {
          actions: assign({
            days: ({ context, event: { id, text } }) => ({ ...context.days, [id]: text }),
            isValidated: false,
          }),
        },
        'days.submitted': [
          { guard: 'areReadable', target: 'closed', actions: 'setDueDays' },
          { actions: assign({ isValidated: true }) },
        ],
        'dialog.cancelled': 'closed',
      },
    },
    closed: { type: 'final' },
  },
});
