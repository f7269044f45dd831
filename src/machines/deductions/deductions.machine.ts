import { type ActorRef, type ActorRefFrom, type AnyMachineSnapshot, assign, sendTo, setup } from 'xstate';
import { deductionsText, typedDeductions } from '../../domain/sheet/deductions.ts';
import type { Provision } from '../../domain/sheet/sheet.ts';
import { typed } from '../shared/typed.ts';
import type { SheetEdit } from '../sheet/sheet.events.ts';

export type DeductionsEvent = { type: 'deductions.typed'; text: string } | { type: 'deductions.closed' };
export type DeductionsRef = ActorRefFrom<typeof deductionsMachine>;

type DeductionsInput = {
  readonly provision: Provision;
  /** The sheet that the provision is in. */
  readonly sheet: ActorRef<AnyMachineSnapshot, SheetEdit>;
};
type DeductionsContext = DeductionsInput & { readonly text: string };

const changeOf = ({ provision: { id }, text }: DeductionsContext): SheetEdit => ({
  type: 'provision.changed',
  id,
  changes: { deductions: deductionsText(text) },
});

/** The dialog of a provision's deductions: closing it saves them, so it closes only when they can be read. */
export const deductionsMachine = setup({
  types: typed<{
    input: DeductionsInput;
    context: DeductionsContext;
    events: DeductionsEvent;
    tags: 'dialog:deductions';
  }>(),
  guards: { isReadable: ({ context }) => typedDeductions(context.text).kind === 'deductions' },
}).createMachine({
  id: 'deductions',
  context: ({ input }) => ({ ...input, text: input.provision.deductions }),
  initial: 'editing',
  states: {
    editing: {
      tags: 'dialog:deductions',
      on: {
        'deductions.typed': { actions: assign({ text: ({ event }) => event.text }) },
        'deductions.closed': {
          guard: 'isReadable',
          target: 'closed',
          actions: sendTo(
            ({ context }) => context.sheet,
            ({ context }) => changeOf(context),
          ),
        },
      },
    },
    closed: { type: 'final' },
  },
});
