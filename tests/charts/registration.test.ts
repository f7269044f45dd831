import { describe, expect, test } from 'vitest';
import { identityFailures } from '../../src/domain/identity/identity.ts';
import { registrationMachine } from '../../src/machines/registration/registration.machine.ts';
import { brief, failure, info } from '../../src/machines/toaster/toast.ts';
import { done, failed, refused } from '../support/chart/events.ts';
import { startSystem } from '../support/chart/system.ts';
import { testChart } from '../support/chart/test-chart.ts';
import { ada } from '../support/chart/fixtures/users.ts';

const registration = { name: 'Ada', email: 'ada@example.org', password: 'secret' };
const input = () => ({ registration });

testChart(registrationMachine, {
  inputs: [input],
  cases: [
    done('createAccount', ada),
    refused('createAccount', 'email-already-in-use'),
    refused('sendVerification', 'too-many-requests'),
  ],
  invariants: {
    creatingAccount: (snapshot) => snapshot.hasTag('busy') && snapshot.context.user === undefined,
    initialisingAccount: (snapshot) => snapshot.hasTag('busy') && snapshot.context.user?.uid === ada.uid,
    sendingVerification: (snapshot) => snapshot.hasTag('busy') && snapshot.context.user?.uid === ada.uid,
    noticeOpen: (snapshot) => snapshot.hasTag('dialog:signUpNotice') && snapshot.tags.size === 1,
    refused: ({ output }) => output?.kind === 'refused',
    unverified: ({ output }) => output?.kind === 'unverified' && output.user.uid === ada.uid,
    registered: ({ output }) => output?.kind === 'registered',
  },
});

describe('signing up', () => {
  // Source: docs/specification.md#sign-up-steps.
  test('creates the account and the first data, sends the mail, then shows the notice', async () => {
    const { actor, calls, perform, toasts } = startSystem(registrationMachine, { input: input() });
    await perform(done('createAccount', ada));
    await perform(done('initialiseAccount'));
    await perform(done('sendVerification'));
    expect(calls.map(({ id, input: given }) => [id, given])).toEqual([
      ['createAccount', { email: 'ada@example.org', password: 'secret' }],
      ['initialiseAccount', { uid: ada.uid, name: 'Ada' }],
      ['sendVerification', undefined],
    ]);
    expect(toasts).toEqual([brief('toast.signUpSucceeded')]);
    expect(actor.getSnapshot().value).toBe('noticeOpen');
  });

  // Source: docs/specification.md#sign-up-steps.
  test('ends as registered when the notice is closed, and shows a toast to confirm the address', async () => {
    const { actor, perform, toasts } = startSystem(registrationMachine, { input: input() });
    await perform(done('createAccount', ada));
    await perform(done('initialiseAccount'));
    await perform(done('sendVerification'));
    await perform({ type: 'notice.closed' });
    expect(toasts.at(-1)).toEqual(info('toast.confirmEmailThenSignIn'));
    expect(actor.getSnapshot().output).toEqual({ kind: 'registered' });
  });

  // Source: docs/specification.md#sign-up-no-data, docs/specification.md#sign-up-initialisation.
  test('sends the mail and shows a toast when the first data cannot be created', async () => {
    const { actor, perform, toasts } = startSystem(registrationMachine, { input: input() });
    await perform(done('createAccount', ada));
    await perform(failed('initialiseAccount', new Error('no network')));
    expect(actor.getSnapshot().value).toBe('sendingVerification');
    expect(toasts).toEqual([failure('toast.initialisationFailed')]);
  });

  test('keeps the toast of failed first data until the notice is closed', async () => {
    const { actor, perform, toasts } = startSystem(registrationMachine, { input: input() });
    await perform(done('createAccount', ada));
    await perform(failed('initialiseAccount', new Error('no network')));
    await perform(done('sendVerification'));
    expect(actor.getSnapshot().value).toBe('noticeOpen');
    expect(toasts).toEqual([failure('toast.initialisationFailed')]);
    actor.send({ type: 'notice.closed' });
    expect(toasts.at(-1)).toEqual(info('toast.confirmEmailThenSignIn'));
    expect(actor.getSnapshot().output).toEqual({ kind: 'registered' });
  });

  const refusals: Partial<Record<string, ReturnType<typeof failure>>> = {
    'email-already-in-use': failure('toast.emailAlreadyInUse'),
    'invalid-email': failure('toast.invalidEmail'),
    'weak-password': failure('toast.weakPassword'),
    'too-many-requests': failure('toast.tooManyRequests'),
  };

  // Source: docs/specification.md#sign-up-in-use, docs/specification.md#sign-up-invalid-email,
  // docs/specification.md#sign-up-weak, docs/specification.md#sign-up-too-many, docs/specification.md#sign-up-other.
  test.each(identityFailures)('ends as refused with the toast of %s', async (code) => {
    const { actor, calls, perform, toasts } = startSystem(registrationMachine, { input: input() });
    await perform(refused('createAccount', code));
    expect(actor.getSnapshot().output).toEqual({ kind: 'refused', failure: code });
    expect(toasts).toEqual([refusals[code] ?? failure('toast.signUpFailed')]);
    expect(calls.map(({ id }) => id)).toEqual(['createAccount']);
  });

  const unsent: Partial<Record<string, ReturnType<typeof failure>>> = {
    'too-many-requests': failure('toast.tooManyRequests'),
    'user-not-found': failure('toast.verificationUserNotFound'),
    'user-token-expired': failure('toast.verificationUserNotFound'),
    'no-current-user': failure('toast.verificationNoUser'),
  };

  // Source: docs/specification.md#sign-up-no-mail.
  test.each(identityFailures)('ends as unverified when the mail fails with %s', async (code) => {
    const { actor, perform, toasts } = startSystem(registrationMachine, { input: input() });
    await perform(done('createAccount', ada));
    await perform(done('initialiseAccount'));
    await perform(refused('sendVerification', code));
    expect(actor.getSnapshot().output).toEqual({ kind: 'unverified', user: ada });
    expect(toasts).toEqual([unsent[code] ?? failure('toast.verificationFailed')]);
  });
});
