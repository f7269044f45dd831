import { type ActorRefFrom, assign, setup } from 'xstate';
import { deductionsText, typedDeductions } from '../../domain/sheet/deductions.ts';
import type { Provision } from '../../domain/sheet/sheet.ts';
import { typed } from '../shared/typed.ts';

export type DeductionsEvent = { type: 'deductions.typed'; text: string } | { type: 'deductions.closed' };
export type DeductionsRef = ActorRefFrom<typeof deductionsMachine>;

type DeductionsContext = { readonly provision: Provision; readonly text: string };

/** The dialog of a provision's deductions: closing it saves them, so it closes only when they can be read. */
export const deductionsMachine = setup({
  types: typed<{
    input: { readonly provision: Provision };
    context: DeductionsContext;
    events: DeductionsEvent;
    output: { readonly id: string; readonly deductions: string };
    tags: 'dialog:deductions';
  }>(),
  guards: { isReadable: ({ context }) => typedDeductions(context.text).kind === 'deductions' },
  actions: { rememberText: assign({ text: (_, params: { text: string }) => params.text }) },
}).createMachine({
  id: 'deductions',
  context: ({ input: { provision } }) => ({ provision, text: provision.deductions }),
  output: ({ context }) => ({ id: context.provision.id, deductions: deductionsText(context.text) }),
  initial: 'editing',
  states: {
    editing: {
      tags: 'dialog:deductions',
      on: {
        'deductions.typed': { actions: { type: 'rememberText', params: ({ event }) => ({ text: event.text }) } },
        'deductions.closed': { guard: 'isReadable', target: 'closed' },
      },
    },
    closed: { type: 'final' },
  },
});
