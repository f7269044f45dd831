import { screen } from '@testing-library/dom';
import { expect } from 'vitest';
import type { AnyEventObject } from 'xstate';
import type { MessageKey } from '../../src/i18n/message-key.ts';
import { accountMachine } from '../../src/machines/account/account.machine.ts';
import { accountInput } from '../support/chart/fixtures/account.ts';
import { done, isFailure, refused, invocationIdOf } from '../support/chart/events.ts';
import { verifiedAda } from '../support/chart/fixtures/users.ts';
import { words } from '../support/words.ts';
import { accountDeeds, dialog, texts } from './support/account.ts';
import { askedOf, type Screens } from './support/screens.tsx';
import { openSignedIn } from './support/signed-in.ts';
import { isBusy, type Look, noDialog, walkScreens } from './support/walk.ts';

type See = Look<typeof accountMachine>;

const said = words.en;
const email = 'new@example.org';
const password = 'another secret';
// These two the chart answers by itself: by another way to the same end.
const answered = new Set(['requires-recent-login', 'operation-not-allowed']);

/** The toast of a refusal, and the message beside its field. */
const refusals: Readonly<Record<string, readonly [MessageKey, MessageKey]>> = {
  'changeEmail too-many-requests': ['toast.tooManyRequests', 'toast.tooManyRequests'],
  'sendChangeLink too-many-requests': ['toast.tooManyRequests', 'toast.tooManyRequests'],
  'changeEmail operation-not-allowed': ['notice.emailChangeFailed', 'account.failures.notAllowed'],
  'changePassword too-many-requests': ['notice.passwordChangeFailed', 'toast.tooManyRequests'],
  'changePassword operation-not-allowed': ['notice.passwordChangeFailed', 'account.failures.notAllowed'],
};
const refusalOf = (event: AnyEventObject) =>
  isFailure(event) ? refusals[`${invocationIdOf(event)} ${event['error'].failure}`] : undefined;

function says(event: AnyEventObject, { translate }: Screens): string | undefined {
  const [message] = refusalOf(event) ?? [];
  if (message) return translate(message);
  if (event.type === 'xstate.done.actor.sendChangeLink') return translate('notice.emailLinkSent', { email });
  if (event.type === 'xstate.done.actor.signOutOthers') return translate('notice.othersSignedOut');
  if (event.type === 'xstate.error.actor.signOutOthers') return translate('notice.othersNotSignedOut');
  if (event.type === 'xstate.done.actor.changePassword') return translate('notice.passwordChanged');
  return event['email'] === verifiedAda.email ? translate('notice.emailUnchanged') : undefined;
}

/** A refusal stands beside what was typed, which is still there. */
const asks = (event: AnyEventObject, { translate }: Screens) => {
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
  (call: string): See =>
  (_, screens) => {
    noDialog();
    isBusy(texts.changeEmail);
    expect(askedOf(screens)).toContainEqual([call, { email }]);
  };

const changingPassword: See = (_, screens) => {
  noDialog();
  isBusy(texts.changePassword);
  expect(askedOf(screens)).toContainEqual(['changePassword', { password }]);
};

const signingOutOthers: See = (_, screens) => {
  noDialog();
  isBusy(texts.signOutOthers);
  expect(askedOf(screens)).toContainEqual(['signOutOthers', undefined]);
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

const reauthenticating: See = ({ context: { change } }, { translate }) => {
  expect(dialog(texts.signInAgain).getByText(translate(purposes[change?.kind ?? 'email']))).toBeDefined();
};

const deletionConfirmed: See = (_, screens) => {
  noDialog();
  expect(screen.getByText(said.loading)).toBeDefined();
  expect(askedOf(screens)).toContainEqual(['deleteAccount', { uid: verifiedAda.uid }]);
};

walkScreens(accountMachine, {
  input: accountInput(),
  cases: [
    { type: 'emailChange.submitted', email },
    { type: 'emailChange.submitted', email: verifiedAda.email },
    { type: 'passwordChange.submitted', password },
    { type: 'accountDeletion.confirmed', typed: verifiedAda.email },
    ...['changeEmail', 'sendChangeLink', 'changePassword'].flatMap((id) =>
      [...answered, 'too-many-requests'].map((failure) => refused(id, failure)),
    ),
    refused('signOutOthers', 'network-request-failed'),
    done('reauthentication', { confirmed: true }),
    done('reauthentication', { confirmed: false }),
  ],
  project: ({ change }) => change?.kind ?? null,
  open: (seen) => openSignedIn(seen, '/parameters'),
  does: accountDeeds,
  says,
  asks,
  sees: {
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
