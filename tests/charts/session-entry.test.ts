import { describe, expect, test } from 'vitest';
import { identityFailures, type User } from '../../src/domain/identity/identity.ts';
import { sessionMachine } from '../../src/machines/session/session.machine.ts';
import { brief, failure, info, success, type ToastKey } from '../../src/machines/toaster/toast.ts';
import { testEnvironment } from '../support/chart/environment.ts';
import { done, failed, refused } from '../support/chart/events.ts';
import { ada, verifiedAda } from '../support/chart/fixtures/users.ts';
import { startSystem } from '../support/chart/system.ts';

const credentials = { email: 'ada@example.org', password: 'secret' };
const registration = { ...credentials, name: 'Ada' };
const announced = (user: User | undefined) => ({ type: 'identity.changed', user }) as const;

function signedOut(realCharts: readonly string[] = []) {
  const system = startSystem(sessionMachine, { input: { environment: testEnvironment() }, realCharts });
  system.actor.send(announced(undefined));
  return { ...system, value: () => system.actor.getSnapshot().value };
}

const signingIn = () => {
  const system = signedOut();
  system.actor.send({ type: 'signIn.submitted', credentials });
  return system;
};

describe('signing in', () => {
  // Source: docs/specification.md#sign-in-done, docs/specification.md#sign-in-succeeded.
  test('sends the credentials, and enters with a toast', async () => {
    const { calls, perform, toasts, value } = signingIn();
    expect(calls.at(-1)).toMatchObject({ id: 'signIn', input: credentials });
    await perform(done('signIn', verifiedAda));
    expect(value()).toBe('signedIn');
    expect(toasts).toEqual([brief('toast.signInSucceeded')]);
    expect(calls.at(-1)).toMatchObject({ id: 'workspace', input: { uid: 'ada' } });
  });

  test('waits for the result of the sign-in when the provider announces the user earlier (race)', async () => {
    const { actor, calls, perform, toasts, value } = signingIn();
    actor.send(announced(verifiedAda));
    expect(value()).toEqual({ signedOut: 'signingIn' });
    await perform(done('signIn', verifiedAda));
    actor.send(announced(verifiedAda));
    expect(toasts).toEqual([brief('toast.signInSucceeded')]);
    expect(calls.filter(({ id }) => id === 'workspace')).toHaveLength(1);
  });

  // Source: docs/specification.md#session-unverified.
  test('opens the verification dialog for an unverified address, and shows no toast of success', async () => {
    const { calls, perform, toasts, value } = signingIn();
    await perform(done('signIn', ada));
    expect(value()).toBe('unverified');
    expect(toasts).toEqual([]);
    expect(calls.at(-1)?.id).toBe('verification');
  });

  const messages: Partial<Record<string, ToastKey>> = {
    'invalid-email': 'toast.invalidEmail',
    'user-disabled': 'toast.userDisabled',
    'user-not-found': 'toast.wrongCredentials',
    'wrong-password': 'toast.wrongCredentials',
    'invalid-credential': 'toast.wrongCredentials',
  };

  // Source: docs/specification.md#sign-in-other.
  test.each(identityFailures)('returns to the form with the toast of %s', async (code) => {
    const { perform, toasts, value } = signingIn();
    await perform(refused('signIn', code));
    expect(value()).toEqual({ signedOut: 'idle' });
    expect(toasts).toEqual([failure(messages[code] ?? 'toast.signInFailed')]);
  });
});

describe('a form that is sent before the provider answers', () => {
  // Source: docs/specification.md#session-start.
  test.each([
    [
      { type: 'signIn.submitted', credentials },
      { id: 'signIn', input: credentials },
    ],
    [
      { type: 'signUp.submitted', registration },
      { id: 'registration', input: { registration } },
    ],
    [
      { type: 'passwordReset.submitted', email: credentials.email },
      { id: 'sendPasswordReset', input: { email: credentials.email } },
    ],
  ] as const)('is sent at once and is not aborted by the late announcement (race): $0.type', (event, call) => {
    const { actor, calls } = startSystem(sessionMachine, { input: { environment: testEnvironment() } });
    actor.send(event);
    expect(calls.at(-1)).toMatchObject(call);
    const { value } = actor.getSnapshot();
    actor.send(announced(undefined));
    expect(actor.getSnapshot().value).toEqual(value);
    expect(calls.at(-1)).toMatchObject(call);
  });
});

const asking = () => {
  const system = signedOut();
  system.actor.send({ type: 'passwordReset.submitted', email: credentials.email });
  return system;
};

describe('requesting a password reset', () => {
  // Source: docs/specification.md#reset-sent.
  test('sends the mail to the typed address, with a toast', async () => {
    const { calls, perform, toasts, value } = asking();
    expect(calls.at(-1)).toMatchObject({ id: 'sendPasswordReset', input: { email: credentials.email } });
    await perform(done('sendPasswordReset'));
    expect(toasts).toEqual([success('toast.resetSent')]);
    expect(value()).toEqual({ signedOut: 'idle' });
  });

  test('is not aborted by a repeated announcement that no one is signed in (race)', async () => {
    const { actor, perform, toasts } = asking();
    actor.send(announced(undefined));
    await perform(done('sendPasswordReset'));
    expect(toasts).toEqual([success('toast.resetSent')]);
  });

  const messages: Partial<Record<string, ToastKey>> = {
    'invalid-email': 'toast.invalidEmail',
    'too-many-requests': 'toast.tooManyRequests',
    'user-not-found': 'toast.resetUserNotFound',
  };

  test.each(identityFailures)('returns to the form with the toast of %s', async (code) => {
    const { perform, toasts, value } = asking();
    await perform(refused('sendPasswordReset', code));
    expect(value()).toEqual({ signedOut: 'idle' });
    expect(toasts).toEqual([failure(messages[code] ?? 'toast.resetFailed')]);
  });
});

const registering = (realCharts: readonly string[] = []) => {
  const system = signedOut(realCharts);
  system.actor.send({ type: 'signUp.submitted', registration });
  return system;
};

describe('signing up', () => {
  test('does not open the verification dialog when the provider announces the new user (race)', () => {
    const { actor, calls, value } = registering();
    expect(calls.at(-1)).toMatchObject({ id: 'registration', input: { registration } });
    actor.send(announced(ada));
    expect(value()).toBe('registering');
  });

  // Source: docs/specification.md#sign-up-steps.
  test.each([
    [{ kind: 'refused', failure: 'weak-password' }, { signedOut: 'idle' }],
    [{ kind: 'unverified', user: ada }, 'unverified'],
    [{ kind: 'registered' }, 'signingOut'],
  ] as const)('leads to the next state when the registration ends as $kind', async (outcome, expected) => {
    const { actor, perform, value } = registering();
    actor.send(announced(ada));
    await perform(done('registration', outcome));
    expect(value()).toEqual(expected);
  });

  test('knows the unverified user before the provider announces them', async () => {
    const { calls, perform } = registering();
    await perform(done('registration', { kind: 'unverified', user: ada }));
    expect(calls.at(-1)).toMatchObject({ id: 'verification', input: { uid: ada.uid } });
  });

  test('signs no one in when the registration crashes', async () => {
    const { calls, perform, value } = registering();
    await perform(failed('registration', new Error('broken')));
    expect(value()).toBe('signingOut');
    expect(calls.at(-1)?.id).toBe('signOut');
  });

  // Source: docs/specification.md#sign-up-steps.
  test('leads from the form to the sign-in screen with the real chart', async () => {
    const { actor, calls, perform, toasts, value } = registering(['registration']);
    actor.send(announced(ada));
    await perform(done('createAccount', ada));
    await perform(done('initialiseAccount'));
    await perform(done('sendVerification'));
    expect(value()).toBe('registering');
    actor.getSnapshot().children.registration?.send({ type: 'notice.closed' });
    expect(calls.at(-1)?.id).toBe('signOut');
    await perform(done('signOut'));
    expect(value()).toEqual({ signedOut: 'idle' });
    expect(toasts).toEqual([brief('toast.signUpSucceeded'), info('toast.confirmEmailThenSignIn')]);
  });
});

const asked = () => {
  const system = signedOut(['verification']);
  system.actor.send(announced(ada));
  return { ...system, verification: system.actor.getSnapshot().children.verification };
};

describe('a user with an unverified address', () => {
  // Source: docs/specification.md#verification-send.
  test('is signed out exactly 2000 ms after the mail is sent', async () => {
    const { calls, clock, perform, value, verification } = asked();
    verification?.send({ type: 'verification.requested' });
    await perform(done('sendVerification'));
    clock.increment(1999);
    expect(value()).toBe('unverified');
    clock.increment(1);
    expect(value()).toBe('signingOut');
    expect(calls.at(-1)?.id).toBe('signOut');
  });

  // Source: docs/specification.md#verification-cancel.
  test('is signed out at once when the dialog is cancelled', () => {
    const { value, verification } = asked();
    verification?.send({ type: 'verification.cancelled' });
    expect(value()).toBe('signingOut');
  });
});

const failureIn = ({ actor }: ReturnType<typeof signedOut>) => actor.getSnapshot().context.formFailure;

// Source: docs/specification.md#refusal-advice.
describe('a refused form', () => {
  const refusals = [
    ['signIn', { type: 'signIn.submitted', credentials }, refused('signIn', 'wrong-password'), 'wrong-password'],
    [
      'signUp',
      { type: 'signUp.submitted', registration },
      done('registration', { kind: 'refused', failure: 'email-already-in-use' }),
      'email-already-in-use',
    ],
    [
      'passwordReset',
      { type: 'passwordReset.submitted', email: ada.email },
      refused('sendPasswordReset', 'user-not-found'),
      'user-not-found',
    ],
  ] as const;

  describe.each(refusals)('of %s', (form, submitted, refusal, reason) => {
    const refusedForm = async () => {
      const system = signedOut();
      system.actor.send(submitted);
      await system.perform(refusal);
      return system;
    };

    test('keeps the failure when the provider announces a user', async () => {
      const system = await refusedForm();
      system.actor.send(announced(undefined));
      expect(failureIn(system)).toEqual({ form, failure: reason });
    });

    test('clears the failure when the user edits the form', async () => {
      const system = await refusedForm();
      system.actor.send({ type: 'form.edited' });
      expect(failureIn(system)).toBeUndefined();
    });

    test.each(refusals)('clears the failure when %s is sent', async (_form, next) => {
      const system = await refusedForm();
      system.actor.send(next);
      expect(failureIn(system)).toBeUndefined();
    });

    test('clears the failure when a user signs in', async () => {
      const system = await refusedForm();
      system.actor.send(announced(verifiedAda));
      system.actor.send(announced(undefined));
      expect(system.value()).toEqual({ signedOut: 'idle' });
      expect(failureIn(system)).toBeUndefined();
    });
  });
});
