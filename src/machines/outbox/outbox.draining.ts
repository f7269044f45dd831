import { failedWith, oldest, outboxSetup, settle, settled } from './outbox.setup.ts';

/** It is this tab's turn: what is in the queue goes out, one write after the other. */
export const draining = outboxSetup.createStateConfig({
  on: { 'network.offline': 'offline' },
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: 'isStale', target: '#outbox.restoring' },
        { guard: 'isEmpty', target: 'idle' },
        { target: 'sending' },
      ],
    },
    idle: {
      always: [
        { guard: 'isStale', target: '#outbox.restoring' },
        { guard: 'hasWork', target: 'sending' },
      ],
    },
    sending: {
      tags: 'pending',
      // What is on its way stays at the head until its own answer comes, or the answer would drop another.
      on: { 'record.settled': [{ guard: { type: 'isHead', params: settled } }, { actions: settle }] },
      invoke: {
        id: 'sendWrite',
        src: 'sendWrite',
        input: ({ context }) => {
          const { record } = oldest({ context });
          if (!record) throw new Error('`sending` needs a write in the queue.');
          return { record };
        },
        onDone: [
          {
            guard: { type: 'wasRefused', params: ({ event }) => ({ outcome: event.output }) },
            target: 'deciding',
            actions: ['reportRefusal', { type: 'forgetRecord', params: oldest }, 'dropHead'],
          },
          {
            guard: { type: 'hasReplaced', params: ({ event }) => ({ outcome: event.output }) },
            target: 'deciding',
            actions: ['reportReplacement', { type: 'forgetRecord', params: oldest }, 'dropHead'],
          },
          {
            target: 'deciding',
            actions: [
              { type: 'reportAcceptance', params: ({ context }) => ({ id: context.queue[0]?.id }) },
              { type: 'forgetRecord', params: oldest },
              'dropHead',
            ],
          },
        ],
        onError: [
          { guard: { type: 'needsSignIn', params: failedWith }, target: 'needingSignIn' },
          { target: 'waiting', actions: { type: 'countAttempt', params: failedWith } },
        ],
      },
    },
    waiting: {
      tags: ['pending', 'waiting'],
      // Another tab's late word may have been about all that was left.
      always: { guard: 'isEmpty', target: 'idle' },
      after: { backoff: 'deciding' },
      on: { 'network.online': 'deciding', 'retry.requested': 'deciding' },
    },
    // Everything is kept until the same person has signed in again.
    needingSignIn: {
      tags: ['pending', 'needsSignIn'],
      always: { guard: 'isEmpty', target: 'idle' },
      after: { signInProbe: 'deciding' },
      on: { 'network.online': 'deciding', 'retry.requested': 'deciding' },
    },
  },
});
