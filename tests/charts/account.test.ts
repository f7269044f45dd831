import { describe, expect, test } from 'vitest';
import { identityFailures } from '../../src/domain/identity/identity.ts';
import { accountMachine } from '../../src/machines/account/account.machine.ts';
import { failure, info, success, type ToastKey } from '../../src/machines/toaster/toast.ts';
import { accountInput, startAccount } from '../support/chart/fixtures/account.ts';
import { testEnvironment } from '../support/chart/environment.ts';
import { done, failed, refused } from '../support/chart/events.ts';
import { verifiedAda } from '../support/chart/fixtures/users.ts';
import { startSystem } from '../support/chart/system.ts';
import { testChart } from '../support/chart/test-chart.ts';

const email = 'new@example.org';
const password = 'another secret';
const own = verifiedAda.email;
const credentials = { email: own, password: 'secret' };
const changeEmail = { type: 'emailChange.submitted', email } as const;
const changePassword = { type: 'passwordChange.submitted', password } as const;
const signInAgain = { type: 'reauthentication.submitted', credentials } as const;
const confirmDeletion = (typed: string) => ({ type: 'accountDeletion.confirmed', typed }) as const;
const tooOld = 'requires-recent-login';

testChart(accountMachine, {
  inputs: [accountInput],
  cases: [
    changeEmail,
    { type: 'emailChange.submitted', email: own },
    changePassword,
    confirmDeletion(own),
    ...['changeEmail', 'sendChangeLink', 'changePassword'].flatMap((id) => [
      refused(id, tooOld),
      refused(id, 'operation-not-allowed'),
      refused(id, 'too-many-requests'),
    ]),
    refused('signOutOthers', 'network-request-failed'),
    done('reauthentication', { confirmed: true }),
    done('reauthentication', { confirmed: false }),
    failed('reauthentication', new Error('broken')),
  ],
  project: ({ change, failure: reason }) => [change ?? null, reason ?? null],
  invariants: {
    idle: ({ context, tags, children }) =>
      context.change === undefined && tags.size === 0 && Object.keys(children).length === 0,
    changingEmail: (snapshot) => snapshot.hasTag('busy') && snapshot.context.change?.kind === 'email',
    sendingChangeLink: (snapshot) => snapshot.hasTag('busy') && snapshot.context.change?.kind === 'email',
    changingPassword: (snapshot) => snapshot.hasTag('busy') && snapshot.context.change?.kind === 'password',
    signingOutOthers: ({ tags, context }) => tags.has('signingOutOthers') && context.change === undefined,
    askingDeletion: (snapshot) =>
      snapshot.hasTag('dialog:accountDeletion') &&
      snapshot.can(confirmDeletion(own)) &&
      !snapshot.can(confirmDeletion('ada')),
    reauthenticating: ({ children, context, tags }) =>
      children.reauthentication !== undefined && context.change !== undefined && tags.size === 0,
    deletionConfirmed: (snapshot) => snapshot.hasTag('busy') && snapshot.context.change?.kind === 'deletion',
  },
});

describe('signing out the other devices', () => {
  const request = { type: 'signOutOthers.requested' } as const;

  // Source: docs/specification.md#other-devices.
  test('asks the provider to end the sessions, and shows a toast', async () => {
    const { actor, asked, perform, toasts, value } = startAccount();
    actor.send(request);
    expect(asked()).toEqual([['signOutOthers', undefined]]);
    await perform(done('signOutOthers'));
    expect([value(), toasts]).toEqual(['idle', [success('notice.othersSignedOut')]]);
  });

  test('shows a toast when the other sessions cannot be ended', async () => {
    const { actor, perform, toasts, value } = startAccount();
    actor.send(request);
    await perform(refused('signOutOthers', 'network-request-failed'));
    expect([value(), toasts]).toEqual(['idle', [failure('notice.othersNotSignedOut')]]);
  });

  // Source: docs/specification.md#other-devices.
  test('is not possible with a provider that cannot end sessions', () => {
    const environment = { ...testEnvironment(), endsSessions: false };
    const { actor } = startSystem(accountMachine, { input: { ...accountInput(), environment } });
    expect(actor.getSnapshot().can(request)).toBe(false);
  });
});

describe('a new address', () => {
  // Source: docs/specification.md#email-change.
  test('receives a link, which the screen and a toast announce', async () => {
    const { actor, asked, context, perform, toasts, value } = startAccount();
    actor.send(changeEmail);
    expect(asked()).toEqual([['sendChangeLink', { email }]]);
    await perform(done('sendChangeLink'));
    expect(value()).toBe('idle');
    expect(context()).toMatchObject({ changes: 1, failure: undefined, linkSentTo: email });
    expect(toasts).toEqual([success('notice.emailLinkSent', { email })]);
  });

  // Source: docs/specification.md#email-change-same.
  test.each([own, ' ADA@example.org '])(
    'changes nothing and shows a toast if it equals the current address (%j)',
    (same) => {
      const { actor, asked, context, toasts, value } = startAccount();
      actor.send({ type: 'emailChange.submitted', email: same });
      expect([value(), asked(), context().changes]).toEqual(['idle', [], 0]);
      expect(toasts).toEqual([info('notice.emailUnchanged')]);
    },
  );

  test('clears the failure of an earlier address if it equals the current address', async () => {
    const { actor, context, perform } = startAccount();
    actor.send(changeEmail);
    await perform(refused('sendChangeLink', 'email-already-in-use'));
    actor.send({ type: 'emailChange.submitted', email: own });
    expect(context().failure).toBeUndefined();
  });

  // Source: docs/specification.md#recent-sign-in.
  test('is sent as typed after the reauthentication', async () => {
    const { actor, asked, context, perform, reauthentication, toasts, value } = startAccount();
    actor.send(changeEmail);
    await perform(refused('sendChangeLink', tooOld));
    expect(value()).toBe('reauthenticating');
    expect(reauthentication()?.getSnapshot().context.email).toBe(own);
    reauthentication()?.send(signInAgain);
    await perform(done('reauthenticate'));
    await perform(done('sendChangeLink'));
    expect(asked()).toEqual([
      ['sendChangeLink', { email }],
      ['reauthenticate', credentials],
      ['sendChangeLink', { email }],
    ]);
    expect([value(), context().changes]).toEqual(['idle', 1]);
    expect(toasts).toEqual([success('notice.emailLinkSent', { email })]);
  });

  test('is dropped without a request when the reauthentication is cancelled', async () => {
    const { actor, asked, context, perform, reauthentication, toasts, value } = startAccount();
    actor.send(changeEmail);
    await perform(refused('sendChangeLink', tooOld));
    reauthentication()?.send({ type: 'reauthentication.cancelled' });
    expect(value()).toBe('idle');
    expect(asked()).toEqual([['sendChangeLink', { email }]]);
    expect(context()).toMatchObject({ change: undefined, failure: undefined, changes: 0 });
    expect(toasts).toEqual([]);
  });

  // Source: docs/specification.md#email-change-link.
  test('is changed directly when the provider sends no confirmation link', async () => {
    const { actor, asked, context, perform, toasts, value } = startAccount();
    actor.send(changeEmail);
    await perform(refused('sendChangeLink', 'operation-not-allowed'));
    await perform(done('changeEmail'));
    expect(asked()).toEqual([
      ['sendChangeLink', { email }],
      ['changeEmail', { email }],
    ]);
    expect(toasts).toEqual([]);
    expect([value(), context().changes, context().linkSentTo]).toEqual(['idle', 1, undefined]);
  });

  test('needs a reauthentication for some direct changes, then tries the link first', async () => {
    const { actor, asked, perform, reauthentication, toasts } = startAccount();
    actor.send(changeEmail);
    await perform(refused('sendChangeLink', 'operation-not-allowed'));
    await perform(refused('changeEmail', tooOld));
    reauthentication()?.send(signInAgain);
    await perform(done('reauthenticate'));
    await perform(refused('sendChangeLink', 'operation-not-allowed'));
    await perform(done('changeEmail'));
    expect(asked().map(([id]) => id)).toEqual([
      'sendChangeLink',
      'changeEmail',
      'reauthenticate',
      'sendChangeLink',
      'changeEmail',
    ]);
    expect(toasts).toEqual([]);
  });

  const messages: Partial<Record<string, ToastKey>> = {
    'invalid-email': 'toast.invalidEmail',
    'email-already-in-use': 'toast.emailAlreadyInUse',
    'too-many-requests': 'toast.tooManyRequests',
  };
  const others = identityFailures.filter((code) => code !== tooOld && code !== 'operation-not-allowed');

  // Source: docs/specification.md#email-invalid, docs/specification.md#email-in-use, docs/specification.md#email-too-many,
  // docs/specification.md#email-other.
  test.each(others)('shows the reason %s of a refusal in the form until the next submit', async (code) => {
    const { actor, context, perform, toasts, value } = startAccount();
    actor.send(changeEmail);
    await perform(refused('sendChangeLink', code));
    expect(value()).toBe('idle');
    expect(context()).toMatchObject({ failure: code, changes: 0, change: undefined });
    expect(toasts).toEqual([failure(messages[code] ?? 'notice.emailChangeFailed')]);
    actor.send(changePassword);
    expect(context().failure).toBeUndefined();
  });

  test.each([...others, 'operation-not-allowed'])(
    'shows the reason %s when the direct change is refused',
    async (code) => {
      const { actor, context, perform, toasts, value } = startAccount();
      actor.send(changeEmail);
      await perform(refused('sendChangeLink', 'operation-not-allowed'));
      await perform(refused('changeEmail', code));
      expect([value(), context().failure]).toEqual(['idle', code]);
      expect(toasts).toEqual([failure(messages[code] ?? 'notice.emailChangeFailed')]);
    },
  );
});

describe('a new password', () => {
  // Source: docs/specification.md#password-succeeded.
  test('is sent to the provider, resets the form and shows a toast', async () => {
    const { actor, asked, context, perform, toasts, value } = startAccount();
    actor.send(changePassword);
    expect(asked()).toEqual([['changePassword', { password }]]);
    await perform(done('changePassword'));
    expect([value(), context().changes]).toEqual(['idle', 1]);
    expect(toasts).toEqual([success('notice.passwordChanged')]);
  });

  // Source: docs/specification.md#recent-sign-in.
  test('is sent after the reauthentication, even after a wrong password in its dialog', async () => {
    const { actor, asked, perform, reauthentication, toasts, value } = startAccount();
    actor.send(changePassword);
    await perform(refused('changePassword', tooOld));
    const wrong = { ...credentials, password: 'wrong one' };
    reauthentication()?.send({ type: 'reauthentication.submitted', credentials: wrong });
    await perform(refused('reauthenticate', 'wrong-password'));
    expect(value()).toBe('reauthenticating');
    reauthentication()?.send(signInAgain);
    await perform(done('reauthenticate'));
    await perform(done('changePassword'));
    expect(asked()).toEqual([
      ['changePassword', { password }],
      ['reauthenticate', wrong],
      ['reauthenticate', credentials],
      ['changePassword', { password }],
    ]);
    expect(toasts).toEqual([success('notice.passwordChanged')]);
  });

  test('is dropped when the reauthentication is cancelled', async () => {
    const { actor, asked, context, perform, reauthentication } = startAccount();
    actor.send(changePassword);
    await perform(refused('changePassword', tooOld));
    reauthentication()?.send({ type: 'reauthentication.cancelled' });
    expect(asked()).toHaveLength(1);
    expect(JSON.stringify([context().change, context().failure])).not.toContain(password);
  });

  // Source: docs/specification.md#password-other.
  test.each(identityFailures.filter((code) => code !== tooOld))(
    'shows a toast when the provider refuses with %s',
    async (code) => {
      const { actor, context, perform, toasts, value } = startAccount();
      actor.send(changePassword);
      await perform(refused('changePassword', code));
      expect([value(), context().failure, context().changes]).toEqual(['idle', code, 0]);
      expect(toasts).toEqual([failure('notice.passwordChangeFailed')]);
    },
  );
});

test('cancels the change when the reauthentication crashes', async () => {
  const { actor, perform } = startSystem(accountMachine, { input: accountInput() });
  actor.send(changePassword);
  await perform(refused('changePassword', tooOld));
  await perform(failed('reauthentication', new Error('broken')));
  expect(actor.getSnapshot()).toMatchObject({ value: 'idle', context: { change: undefined, changes: 0 } });
});

test('ignores a form that is submitted during another change', () => {
  const { actor, asked, value } = startAccount();
  actor.send(changeEmail);
  actor.send(changePassword);
  actor.send({ type: 'accountDeletion.requested' });
  expect(value()).toBe('sendingChangeLink');
  expect(asked()).toEqual([['sendChangeLink', { email }]]);
});
