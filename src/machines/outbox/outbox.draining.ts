import {
  about,
  added,
  endedWith,
  failedWith,
  outboxSetup,
  refusedForGood,
  refusedRecord,
  settle,
  takenRecord,
  takeOver,
} from './outbox.setup.ts';

/** It is this tab's turn: what is in the queue goes out, one write after the other. */
export const draining = outboxSetup.createStateConfig({
  on: { 'network.offline': 'offline' },
  initial: 'deciding',
  states: {
    deciding: {
      always: [{ guard: 'isEmpty', target: 'idle' }, { guard: 'canSend', target: 'sending' }, { target: 'backingOff' }],
    },
    idle: {
      always: { guard: 'hasWork', target: 'deciding' },
      // A tab that was killed may have stored a record and told nobody.
      after: { storeProbe: '#outbox.restoring' },
    },
    sending: {
      tags: 'pending',
      entry: 'takeNext',
      // Where a browser has no locks, two tabs send the same record: the first answer counts, and the later try ends. It
      // would go on to put the older value over what its own device has written since.
      on: {
        'record.settled': [
          { guard: { type: 'isInFlight', params: about }, target: 'deciding', actions: settle },
          { actions: settle },
        ],
        'record.added': [
          { guard: { type: 'isRefusedInFlight', params: added }, target: 'deciding', actions: takeOver },
          { actions: takeOver },
        ],
      },
      invoke: {
        id: 'sendWrite',
        src: 'sendWrite',
        input: ({ context: { inFlight: record } }) => {
          if (!record) throw new Error('`sending` needs a write in the queue.');
          return { record };
        },
        onDone: [
          {
            guard: { type: 'wasRefused', params: endedWith },
            target: 'deciding',
            actions: [
              { type: 'storeRecord', params: refusedRecord },
              { type: 'putUnderReview', params: endedWith },
            ],
          },
          {
            target: 'deciding',
            actions: [
              { type: 'forgetRecord', params: takenRecord },
              { type: 'settle', params: endedWith },
            ],
          },
        ],
        onError: [
          {
            guard: { type: 'needsSignIn', params: failedWith },
            target: 'needingSignIn',
            actions: { type: 'countAttempt', params: failedWith },
          },
          {
            guard: { type: 'isRefusedForGood', params: failedWith },
            target: 'deciding',
            actions: [
              { type: 'storeRecord', params: refusedForGood },
              { type: 'rememberRefusal', params: failedWith },
              { type: 'putUnderReview', params: { outcome: 'conflict' } },
            ],
          },
          {
            guard: { type: 'isRefused', params: failedWith },
            target: 'deciding',
            actions: [{ type: 'holdBack', params: failedWith }, 'forgetAttempts'],
          },
          {
            guard: { type: 'givesWay', params: failedWith },
            target: 'waiting',
            actions: [
              { type: 'holdBack', params: failedWith },
              { type: 'countAttempt', params: failedWith },
            ],
          },
          { target: 'waiting', actions: { type: 'countAttempt', params: failedWith } },
        ],
      },
    },
    waiting: {
      tags: ['pending', 'waiting'],
      // Another tab's late word may have been about all that was left. What is new would be sent at once from there.
      always: { guard: 'mayRest', target: 'idle' },
      after: { backoff: 'deciding' },
      on: {
        'network.online': { guard: 'mayHurry', target: 'deciding', actions: 'releaseAll' },
        'retry.requested': { guard: 'mayHurry', target: 'deciding', actions: 'releaseAll' },
        // Back from there it would be sent at once, before the server wants to hear of it.
        'network.offline': { guard: 'mustWait' },
      },
    },
    // All that is left waits for a failure of its own, or depends on what does.
    backingOff: {
      tags: ['pending', 'waiting'],
      always: [
        { guard: 'isEmpty', target: 'idle' },
        { guard: 'canSend', target: 'sending' },
      ],
      on: {
        'network.online': { target: 'deciding', actions: 'releaseAll' },
        'retry.requested': { target: 'deciding', actions: 'releaseAll' },
      },
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
