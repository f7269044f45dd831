import { type ActorRefFrom, assign, enqueueActions, raise, setup } from 'xstate';
import { bringsLinesBack, maxSteps, redoStep, undoStep } from '../../domain/sync/history.ts';
import type { Write } from '../../domain/sync/writes.ts';
import { type EffectParams, notProvided, notProvidedAction } from '../shared/effects.ts';
import { typed } from '../shared/typed.ts';
import { info, redoable, type Toast, undoable } from '../toaster/toast.ts';
import { offerDuration } from '../toaster/toaster.machine.ts';
import { sendToast, toasterOf } from '../toaster/toaster.machine.ts';
import type { HistoryStep, UndoContext, UndoEvent, UndoInput } from './undo.events.ts';

export type UndoRef = ActorRefFrom<typeof undoMachine>;

type Steps = readonly HistoryStep[];
type Done = Omit<HistoryStep, 'at'>;
type StepsParams = { readonly steps: Steps };

const offerOf = (step: HistoryStep | undefined) => undoable(step?.toast ?? info('notice.undone'));

type ContextArgs = { readonly context: UndoContext };
const showOffer = sendToast(({ context }: ContextArgs) => offerOf(context.offered));
const showUndone = sendToast(redoable(info('notice.undone')));
const undoLatest = {
  type: 'undoStep',
  params: ({ context }: ContextArgs) => ({ step: context.steps.at(-1) }),
} as const;
const undoOffered = { type: 'undoStep', params: ({ context }: ContextArgs) => ({ step: context.offered }) } as const;

const storeSteps = { type: 'storeSteps', params: ({ context }: ContextArgs) => context } as const;
const toSteps = ({ event }: { readonly event: { readonly output: Steps } }): StepsParams => ({ steps: event.output });

/** Undoes and redoes the changes of this tab. The undo history survives a reload. */
export const undoMachine = setup({
  types: typed<{ input: UndoInput; context: UndoContext; events: UndoEvent }>(),
  actors: { restoreSteps: notProvided<Steps, { readonly uid: string }>('restoreSteps') },
  guards: {
    hasToast: (_, params: { toast: Toast | undefined }) => params.toast !== undefined,
    // After a reload, the toast of the last change is shown for the rest of its time, unless the user made a new change.
    isStillOffered: ({ context }, { steps }: StepsParams) => {
      const last = steps.at(-1);
      if (last?.toast === undefined || context.steps.length > 0) return false;
      return context.environment.now() - last.at < offerDuration;
    },
    // Restoring a deleted line does not depend on later changes.
    canWait: ({ context }) => context.offered !== undefined && bringsLinesBack(context.offered.back),
    isLatestOffered: ({ context }) => context.offered !== undefined && context.offered === context.steps.at(-1),
    hasOffer: ({ context }) => context.offered !== undefined,
    isImport: ({ context }) => context.steps.at(-1)?.back === 'import',
    hasStep: ({ context }) => context.steps.length > 0,
    hasUndone: ({ context }) => context.undone.length > 0,
  },
  actions: {
    addStep: enqueueActions(({ context: { steps, environment, undone }, enqueue }, { back, redo, toast }: Done) => {
      if (undone.length > 0) enqueue.sendTo(toasterOf, { type: 'offer.withdrawn', action: 'redo' });
      const step = { back, redo, toast, at: environment.now() };
      enqueue.assign({ steps: [...steps, step].slice(-maxSteps), undone: [] });
    }),
    extendLatest: assign(({ context: { steps, offered } }, { back, redo }: { back: Write; redo: Write }) => {
      const latest = steps.at(-1);
      if (latest === undefined || latest.back === 'import') return {};
      const extended = { ...latest, back: [back, ...latest.back], redo: [...latest.redo, redo] };
      return { steps: [...steps.slice(0, -1), extended], offered: offered === latest ? extended : offered };
    }),
    prependSteps: assign(({ context }, params: StepsParams) => ({
      steps: [...params.steps, ...context.steps].slice(-maxSteps),
    })),
    offerLatest: assign({ offered: ({ context }) => context.steps.at(-1) }),
    storeSteps: (_, params: EffectParams<{ uid: string; steps: Steps }>) => notProvidedAction('storeSteps', params),
    withdrawOffer: enqueueActions(({ enqueue }) => {
      enqueue.sendTo(toasterOf, { type: 'offer.withdrawn', action: 'undo' });
      enqueue.assign({ offered: undefined });
    }),
    undoStep: enqueueActions(({ context, enqueue }, { step }: { step: HistoryStep | undefined }) => {
      if (!step) return;
      const { writes, ...history } = undoStep(context, step, context.environment.createId);
      const back = step.back === 'import' ? step.back : writes;
      enqueue.sendTo(context.workspace, { type: 'undo.decided', back });
      enqueue.assign({ ...history, offered: undefined });
    }),
    redoStep: enqueueActions(({ context, enqueue }) => {
      const { writes, steps, undone } = redoStep(context, context.environment.createId);
      enqueue.sendTo(context.workspace, { type: 'redo.decided', writes });
      const redone = steps.slice(-1).map((step) => ({ ...step, toast: info('notice.redone') }));
      enqueue.assign({ undone, steps: [...steps.slice(0, -1), ...redone] });
    }),
  },
}).createMachine({
  id: 'undo',
  context: ({ input }) => ({ ...input, steps: [], undone: [], offered: undefined }),
  on: {
    'change.made': [
      {
        guard: { type: 'hasToast', params: ({ event }) => ({ toast: event.toast }) },
        actions: [{ type: 'addStep', params: ({ event }) => event }, storeSteps, 'offerLatest', showOffer],
      },
      {
        guard: 'canWait',
        actions: [{ type: 'addStep', params: ({ event }) => event }, storeSteps],
      },
      {
        actions: [{ type: 'addStep', params: ({ event }) => event }, storeSteps, 'withdrawOffer'],
      },
    ],
    'undo.requested': [
      // The transfer chart shows the toast when the server has accepted the revert.
      { guard: 'isImport', actions: [undoLatest, storeSteps, 'withdrawOffer'] },
      {
        guard: 'hasStep',
        actions: [undoLatest, storeSteps, showUndone],
      },
    ],
    'change.extended': {
      guard: 'hasStep',
      actions: [{ type: 'extendLatest', params: ({ event }) => event }, storeSteps],
    },
    'redo.requested': { guard: 'hasUndone', actions: ['redoStep', storeSteps, 'offerLatest', showOffer] },
    'offer.accepted': [
      { guard: 'isLatestOffered', actions: raise({ type: 'undo.requested' }) },
      {
        guard: 'hasOffer',
        actions: [undoOffered, storeSteps, showUndone],
      },
    ],
  },
  initial: 'restoring',
  states: {
    restoring: {
      invoke: {
        id: 'restoreSteps',
        src: 'restoreSteps',
        input: ({ context }) => ({ uid: context.uid }),
        onDone: [
          {
            guard: { type: 'isStillOffered', params: toSteps },
            target: 'ready',
            actions: [
              { type: 'prependSteps', params: toSteps },
              'offerLatest',
              sendToast(({ event }) => offerOf(event.output.at(-1))),
            ],
          },
          { target: 'ready', actions: { type: 'prependSteps', params: toSteps } },
        ],
        onError: 'ready',
      },
    },
    ready: {},
  },
});
