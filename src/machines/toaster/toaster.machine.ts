import {
  type ActionFunction,
  type ActorRefFrom,
  type AnyActorRef,
  assign,
  createActor,
  type EventObject,
  fromTransition,
  type MachineContext,
  sendTo,
  setup,
} from 'xstate';
import { typed } from '../shared/typed.ts';
import { type Toast, type ToastAction, withoutOffer } from './toast.ts';

/** How long a toast is shown, and how long its button stays, in milliseconds. */
const toastDuration = 3000;
export const offerDuration = 10_000;

export type ToasterEvent =
  | { type: 'toast.requested'; toast: Toast }
  | { type: 'toast.dismissed' }
  /** The toast has the pointer or the focus, or the page is hidden. */
  | { type: 'toast.paused' }
  | { type: 'toast.resumed' }
  /** The action of the toast is not possible any more. */
  | { type: 'offer.withdrawn'; action: ToastAction }
  /** The user pressed a key or any part of the page. */
  | { type: 'press.observed' };

export type ToasterRef = ActorRefFrom<typeof toasterMachine>;

type ToasterContext = {
  readonly toast: Toast | undefined;
  /** Toasts that are shown after the current error. */
  readonly waiting: readonly Toast[];
};

const maxWaiting = 2;

const isEqual = (one: Toast, other: Toast): boolean => JSON.stringify(one) === JSON.stringify(other);

type ToastParams = { readonly toast: Toast };
const toToast = ({ event }: { readonly event: ToastParams }): ToastParams => ({ toast: event.toast });

const enqueueToast = {
  guard: { type: 'waitsForError', params: toToast },
  actions: { type: 'enqueueToast', params: toToast },
} as const;
const rememberToast = { type: 'rememberToast', params: toToast } as const;

/**
 * Shows one toast at a time for three seconds; its button stays for ten. Only an error replaces an error: other toasts wait. Hover,
 * focus and a hidden page pause the time.
 */
export const toasterMachine = setup({
  types: typed<{ context: ToasterContext; events: ToasterEvent; tags: 'offering' }>(),
  guards: {
    waitsForError: ({ context }, { toast }: ToastParams) => context.toast?.tone === 'error' && toast.tone !== 'error',
    hasOffer: ({ context }) => context.toast?.action !== undefined,
    offers: ({ context }, { action }: { action: ToastAction }) => context.toast?.action === action,
    hasWaiting: ({ context }) => context.waiting.length > 0,
    isBrief: ({ context }) => context.toast?.isBrief === true,
  },
  actions: {
    rememberToast: assign({ toast: (_, { toast }: ToastParams) => toast }),
    enqueueToast: assign({
      waiting: ({ context: { waiting } }, { toast }: ToastParams) =>
        [...waiting.filter((other) => !isEqual(other, toast)), toast].slice(-maxWaiting),
    }),
    showNext: assign({
      toast: ({ context }) => context.waiting[0],
      waiting: ({ context }) => context.waiting.slice(1),
    }),
  },
  delays: { toastDuration, offerAfterToast: offerDuration - toastDuration },
}).createMachine({
  id: 'toaster',
  context: { toast: undefined, waiting: [] },
  on: {
    'toast.requested': [enqueueToast, { target: '.shown', reenter: true, actions: rememberToast }],
    'toast.dismissed': '.ending',
  },
  initial: 'hidden',
  states: {
    hidden: { entry: assign({ toast: undefined }), on: { 'toast.dismissed': {} } },
    shown: {
      on: {
        'offer.withdrawn': {
          guard: { type: 'offers', params: ({ event }) => event },
          actions: assign({ toast: ({ context: { toast } }) => toast && withoutOffer(toast) }),
        },
        'press.observed': { guard: 'isBrief', target: 'ending' },
      },
      initial: 'countingDown',
      states: {
        countingDown: {
          on: { 'toast.paused': 'paused' },
          after: {
            toastDuration: [{ guard: 'hasOffer', target: '#toaster.offering' }, { target: '#toaster.ending' }],
          },
        },
        paused: {
          on: {
            'toast.resumed': 'countingDown',
            // The pointer or the focus is still on the toast, so the next toast is paused too.
            'toast.requested': [enqueueToast, { actions: rememberToast }],
          },
        },
      },
    },
    // The message is hidden, but its button stays a while longer.
    offering: {
      tags: 'offering',
      on: { 'offer.withdrawn': { guard: { type: 'offers', params: ({ event }) => event }, target: 'ending' } },
      initial: 'countingDown',
      states: {
        countingDown: { on: { 'toast.paused': 'paused' }, after: { offerAfterToast: '#toaster.ending' } },
        paused: { on: { 'toast.resumed': 'countingDown' } },
      },
    },
    ending: { always: [{ guard: 'hasWaiting', target: 'shown', actions: 'showNext' }, { target: 'hidden' }] },
  },
});

/** The system id under which the root chart starts the toaster. */
export const toasterId = 'toaster';

// With an undefined target, `sendTo` would send to the sender. This actor throws only on an event: path generation has no system.
// Each call creates an actor, because an actor that throws is stopped.
const noToaster = () =>
  createActor(
    fromTransition((_, event: ToasterEvent) => {
      throw new Error(`There is no toaster for ${event.type}.`);
    }, undefined),
  ).start();

type SystemArgs = { readonly system: AnyActorRef['system'] };

/** The toaster in the system of an actor, as a target of `sendTo`. */
export const toasterOf = ({ system }: SystemArgs): AnyActorRef => system.get(toasterId) ?? noToaster();

type From<TContext, TEvent> = { readonly context: TContext; readonly event: TEvent };

/** An action that shows a toast, from any chart below the root. */
// oxlint-disable-next-line typescript/no-explicit-any -- the action fits every chart
export const sendToast = <TContext extends MachineContext = any, TEvent extends EventObject = any>(
  toast: Toast | ((args: From<TContext, TEvent>) => Toast),
  // oxlint-disable-next-line typescript/no-explicit-any -- the action fits every chart
): ActionFunction<TContext, TEvent, any, undefined, never, never, never, never, never> =>
  // oxlint-disable-next-line typescript/no-explicit-any -- the action fits every chart
  sendTo<TContext, TEvent, undefined, AnyActorRef, any>(
    toasterOf,
    typeof toast === 'function'
      ? (args: From<TContext, TEvent>): ToasterEvent => ({ type: 'toast.requested', toast: toast(args) })
      : { type: 'toast.requested', toast },
  );
