import { screen } from '@testing-library/dom';
import { expect } from 'vitest';
import type { AnyEventObject } from 'xstate';
import type { MessageKey } from '../../src/i18n/message-key.ts';
import { accountMachine } from '../../src/machines/account/account.machine.ts';
import { accountInput } from '../support/chart/fixtures/account.ts';
import { done, isFailure, refused, invocationIdOf } from '../support/chart/events.ts';
import { verifiedAda } from '../support/chart/fixtures/users.ts';
import { words } from '../support/words.ts';
import { accountActions, dialog, texts } from './support/account.ts';
import { pendingEffects, type Screens } from './support/screens.tsx';
import { openSignedIn } from './support/signed-in.ts';
import { isBusy, type ScreenCheck, noDialog, walkScreens } from './support/walk.ts';

type Check = ScreenCheck<typeof accountMachine>;

const labels = words.en;
const email = 'new@example.org';
const password = 'another secret';
// The chart handles these two failures: it asks for a new sign-in, or changes the address without a link.
const handledByChart = new Set(['requires-recent-login', 'operation-not-allowed']);

/** The toast of a failure, and the message in the form. */
const refusals: Readonly<Record<string, readonly [MessageKey, MessageKey]>> = {
  'changeEmail too-many-requests': ['toast.tooManyRequests', 'toast.tooManyRequests'],
  'sendChangeLink too-many-requests': ['toast.tooManyRequests', 'toast.tooManyRequests'],
  'changeEmail operation-not-allowed': ['notice.emailChangeFailed', 'account.failures.notAllowed'],
  'changePassword too-many-requests': ['notice.passwordChangeFailed', 'toast.tooManyRequests'],
  'changePassword operation-not-allowed': ['notice.passwordChangeFailed', 'account.failures.notAllowed'],
};
const refusalOf = (event: AnyEventObject) =>
  isFailure(event) ? refusals[`${invocationIdOf(event)} ${event['error'].failure}`] : undefined;

function toastAfter(event: AnyEventObject, { translate }: Screens): string | undefined {
  const [message] = refusalOf(event) ?? [];
  if (message) return translate(message);
  if (event.type === 'xstate.done.actor.sendChangeLink') return translate('notice.emailLinkSent', { email });
  if (event.type === 'xstate.done.actor.signOutOthers') return translate('notice.othersSignedOut');
  if (event.type === 'xstate.error.actor.signOutOthers') return translate('notice.othersNotSignedOut');
  if (event.type === 'xstate.done.actor.changePassword') return translate('notice.passwordChanged');
  return event['email'] === verifiedAda.email ? translate('notice.emailUnchanged') : undefined;
}

/** After a failure, the form shows the reason and keeps the typed text. */
const checkEffects = (event: AnyEventObject, { translate }: Screens) => {
  const [, reason] = refusalOf(event) ?? [];
  if (!reason) return;
  expect(document.querySelector('.MuiFormHelperText-root.Mui-error')?.textContent).toBe(translate(reason));
  const typed = [...document.querySelectorAll('form input:not([type=hidden])')];
  expect(
    typed.map((field) => field instanceof HTMLInputElement && [email, password].includes(field.value)),
  ).not.toContain(false);
};

const idle = () => noDialog();

const changing =
  (call: string): Check =>
  (_, screens) => {
    noDialog();
    isBusy(texts.changeEmail);
    expect(pendingEffects(screens)).toContainEqual([call, { email }]);
  };

const changingPassword: Check = (_, screens) => {
  noDialog();
  isBusy(texts.changePassword);
  expect(pendingEffects(screens)).toContainEqual(['changePassword', { password }]);
};

const signingOutOthers: Check = (_, screens) => {
  noDialog();
  isBusy(texts.signOutOthers);
  expect(pendingEffects(screens)).toContainEqual(['signOutOthers', undefined]);
};

const askingDeletion = () => {
  expect(dialog(texts.deleteAccount).getByText(/cannot be undone/u)).toBeDefined();
  expect(dialog(texts.deleteAccount).getByRole('button', { name: texts.deleteAccount })).toHaveProperty(
    'disabled',
    true,
  );
};

const purposes = {
  email: 'reauthentication.forEmail',
  password: 'reauthentication.forPassword',
  deletion: 'reauthentication.forDeletion',
} as const;

const reauthenticating: Check = ({ context: { change } }, { translate }) => {
  expect(dialog(texts.signInAgain).getByText(translate(purposes[change?.kind ?? 'email']))).toBeDefined();
};

const deletionConfirmed: Check = (_, screens) => {
  noDialog();
  expect(screen.getByText(labels.loading)).toBeDefined();
  expect(pendingEffects(screens)).toContainEqual(['deleteAccount', { uid: verifiedAda.uid }]);
};

walkScreens(accountMachine, {
  input: accountInput(),
  cases: [
    { type: 'emailChange.submitted', email },
    { type: 'emailChange.submitted', email: verifiedAda.email },
    { type: 'passwordChange.submitted', password },
    { type: 'accountDeletion.confirmed', typed: verifiedAda.email },
    ...['changeEmail', 'sendChangeLink', 'changePassword'].flatMap((id) =>
      [...handledByChart, 'too-many-requests'].map((failure) => refused(id, failure)),
    ),
    refused('signOutOthers', 'network-request-failed'),
    done('reauthentication', { confirmed: true }),
    done('reauthentication', { confirmed: false }),
  ],
  project: ({ change }) => change?.kind ?? null,
  open: (seen) => openSignedIn(seen, '/parameters'),
  actions: accountActions,
  toastAfter,
  checkEffects,
  checks: {
    idle,
    changingEmail: changing('changeEmail'),
    sendingChangeLink: changing('sendChangeLink'),
    changingPassword,
    signingOutOthers,
    askingDeletion,
    reauthenticating,
    deletionConfirmed,
  },
});
