import { screen } from '@testing-library/dom';
import { expect } from 'vitest';
import type { AnyEventObject } from 'xstate';
import type { MessageKey } from '../../src/i18n/message-key.ts';
import { sessionMachine } from '../../src/machines/session/session.machine.ts';
import { failed } from '../support/chart/events.ts';
import { ada } from '../support/chart/fixtures/users.ts';
import { readdressed, sessionCases, sessionInput } from '../support/chart/fixtures/session.ts';
import { words } from '../support/words.ts';
import { pendingEffects, openScreens, type Screens } from './support/screens.tsx';
import {
  cancelVerification,
  decideSignOut,
  deleteAccount,
  endRegistration,
  loadWorkspace,
  readClosure,
  requestSignOut,
  retryLoading,
  submitReset,
  submits,
  submitSignIn,
  submitSignUp,
} from './support/session.ts';
import { isBusy, isReady, type ScreenCheck, noDialog, walkScreens } from './support/walk.ts';

const credentials = { email: ada.email, password: 'secret' };

const messages: Readonly<Record<string, MessageKey>> = {
  'xstate.error.actor.signIn': 'toast.wrongCredentials',
  'xstate.done.actor.sendPasswordReset': 'toast.resetSent',
  'xstate.error.actor.sendPasswordReset': 'toast.resetUserNotFound',
  'xstate.done.actor.deleteAccount': 'toast.accountDeleted',
  'xstate.error.actor.signOut': 'toast.signOutFailed',
};

const ended = 'xstate.done.actor.registration';

/** The users that the provider can announce: a new user at sign-up, and a changed address only while signed in. */
function canHappen(
  { value, context: { user } }: Parameters<ScreenCheck<typeof sessionMachine>>[0],
  event: AnyEventObject,
) {
  if (event.type === ended) return event['output'].outcome === 'refused' || user !== undefined;
  if (event.type !== 'identity.changed') return true;
  if (event['user'] === readdressed) return value === 'signedIn';
  return value !== 'registering' || event['user'] === ada;
}

/** The effect that each event starts, with its input. */
const startedEffects: Readonly<Record<string, readonly [string, unknown]>> = {
  'signIn.submitted': ['signIn', credentials],
  'signUp.submitted': ['createAccount', credentials],
  'passwordReset.submitted': ['sendPasswordReset', { email: ada.email }],
  'accountDeletion.confirmed': ['deleteAccount', { uid: ada.uid }],
};

const signingOutWith = ({ pendingEdits }: AnyEventObject) => ['signOut', { uid: ada.uid, pendingEdits }];

/** A form of the visitor screens is ready to submit. */
const showsForm = () => {
  noDialog();
  const shown = Object.values(submits).find((name) => screen.queryByRole('button', { name }));
  isReady(shown ?? submits.signIn);
};

const unverified: ScreenCheck<typeof sessionMachine> = ({ context }) => {
  expect(screen.getByRole('dialog', { name: words.en.verifyEmail }).textContent).toContain(context.user?.email);
};

const signedIn = () => {
  expect(screen.getByRole('link', { name: words.en.signOut })).toBeDefined();
};

/** The submitted form is busy, or the next page is loading. */
const entering = () => {
  noDialog();
  const form = Object.values(submits).find((name) => screen.queryByRole('button', { name }));
  if (form) isBusy(form);
  else expect(screen.getByText(words.en.loading)).toBeDefined();
};

const notLoaded: ScreenCheck<typeof sessionMachine> = (_, { translate }) => {
  expect(screen.getByRole('alert').textContent).toContain(translate('missingPart.title'));
};

const accountClosed = () => {
  expect(screen.getByRole('dialog', { name: 'Account deleted' })).toBeDefined();
};

const deletingAccount = () => {
  noDialog();
  expect(screen.getByText(words.en.loading)).toBeDefined();
};

const signingOut = () => {
  noDialog();
  isBusy(submits.signIn);
};

/** The event starts its effect with the typed input. */
const checkEffects = (event: AnyEventObject, screens: Screens) => {
  const call = event.type === 'signOut.decided' ? signingOutWith(event) : startedEffects[event.type];
  if (call) expect(pendingEffects(screens)).toContainEqual(call);
};

walkScreens(sessionMachine, {
  cases: [...sessionCases, failed('signOut', new Error('no network'))],
  input: sessionInput(),
  project: ({ user }) => [user?.email ?? null, user?.emailVerified ?? null],
  when: canHappen,
  open: (seen) => openScreens('/login', seen, { holdsLoading: true }),
  actions: {
    'signIn.submitted': submitSignIn,
    'signUp.submitted': submitSignUp,
    'passwordReset.submitted': submitReset,
    'xstate.done.actor.registration': endRegistration,
    'xstate.done.actor.verification': cancelVerification,
    'signOut.requested': requestSignOut,
    'signOut.decided': decideSignOut,
    'accountDeletion.confirmed': deleteAccount,
    'xstate.done.actor.loadWorkspace': loadWorkspace,
    'retry.requested': retryLoading,
    'closure.read': readClosure,
  },
  toastAfter: ({ type }, { translate }) => messages[type] && translate(messages[type]),
  checkEffects,
  checks: {
    'identifying.recalling': showsForm,
    'identifying.checking': showsForm,
    'signedOut.idle': showsForm,
    'signedOut.signingIn': () => isBusy(submits.signIn),
    'signedOut.resettingPassword': () => isBusy(submits.forgotPassword),
    registering: () => isBusy(submits.signUp),
    unverified,
    entering,
    notLoaded,
    signedIn,
    accountClosed,
    deletingAccount,
    signingOut,
  },
});
