import { screen, waitFor, within } from '@testing-library/dom';
import type { AnyEventObject } from 'xstate';
import { confirmSignOutMachine } from '../../../src/machines/confirm-sign-out/confirm-sign-out.machine.ts';
import { registrationMachine } from '../../../src/machines/registration/registration.machine.ts';
import { sessionMachine } from '../../../src/machines/session/session.machine.ts';
import { done, failed, refused } from '../../support/chart/events.ts';
import { ada, verifiedAda } from '../../support/chart/fixtures/users.ts';
import { words } from '../../support/words.ts';
import { askDeletion, confirmDeletion, dialog, endReauthentication, texts } from './account.ts';
import { pendingEffects, type Screens } from './screens.tsx';
import { button, fill } from './walk.ts';

const labels = words.en;

type Form = 'signIn' | 'signUp' | 'forgotPassword';

export const submits: Readonly<Record<Form, string>> = {
  signIn: labels.signIn,
  signUp: labels.createAccount,
  forgotPassword: labels.reset,
};

const link = (name: string | RegExp) => screen.findByRole('link', { name });
const linksTo = { signUp: labels.createAccountLink, forgotPassword: labels.forgotPassword };

/** Opens a form by the links that lead to it. */
async function goTo({ user, translate }: Screens, form: Form) {
  await screen.findByRole('button', { name: new RegExp(Object.values(submits).join('|'), 'u') });
  if (screen.queryByRole('button', { name: submits[form] })) return;
  if (!screen.queryByRole('button', { name: submits.signIn })) await user.click(await link(translate('signUp.back')));
  if (form !== 'signIn') await user.click(await link(linksTo[form]));
  await screen.findByRole('button', { name: submits[form] });
}

export async function submitSignIn(screens: Screens, { credentials }: AnyEventObject) {
  await goTo(screens, 'signIn');
  await fill(screens, labels.email, credentials.email);
  await fill(screens, labels.password, credentials.password);
  await screens.user.click(button(submits.signIn));
}

export async function submitSignUp(screens: Screens, { registration }: AnyEventObject) {
  await goTo(screens, 'signUp');
  await fill(screens, labels.name, registration.name);
  await fill(screens, labels.email, registration.email);
  await fill(screens, labels.password, registration.password);
  await screens.user.click(button(submits.signUp));
}

export async function submitReset(screens: Screens, { email }: AnyEventObject) {
  await goTo(screens, 'forgotPassword');
  await fill(screens, labels.email, email);
  await screens.user.click(button(submits.forgotPassword));
}

/** Ends the registration with the given output. */
export async function endRegistration(screens: Screens, { output }: AnyEventObject) {
  const happen = (...events: readonly AnyEventObject[]) => screens.happen(registrationMachine, ...events);
  if (output.kind === 'refused') return happen(refused('createAccount', 'email-already-in-use'));
  await happen(done('createAccount', ada), done('initialiseAccount'));
  if (output.kind === 'unverified') return happen(refused('sendVerification', 'too-many-requests'));
  await happen(done('sendVerification'));
  const notice = within(await screen.findByRole('dialog', { name: labels.confirmEmail }));
  return screens.user.click(notice.getByRole('button', { name: labels.close }));
}

export async function cancelVerification({ user }: Screens) {
  const question = within(await screen.findByRole('dialog', { name: labels.verifyEmail }));
  await user.click(question.getByRole('button', { name: labels.cancel }));
}

export async function requestSignOut(screens: Screens) {
  // These states show no sign-out link; the user opens /logout.
  const session = screens.actorOf(sessionMachine).getSnapshot();
  if (session.matches({ identifying: 'checking' }) || session.matches('notLoaded')) {
    return screens.happen(sessionMachine, { type: 'signOut.requested' });
  }
  return screens.user.click(await link(labels.signOut));
}

/** Whether a sign-out has started to count pending edits. */
export const isSigningOut = (screens: Screens): boolean =>
  pendingEffects(screens).some(([id]) => id === 'countWaiting');

/** Signs out without pending edits, or with an unknown number of edits. */
export async function decideSignOut(screens: Screens, { pendingEdits }: AnyEventObject) {
  if (!isSigningOut(screens)) await requestSignOut(screens);
  const counted = pendingEdits === 'discard' ? done('countWaiting', 0) : failed('countWaiting', new Error('no store'));
  await waitFor(() => screens.actorOf(confirmSignOutMachine));
  await screens.happen(confirmSignOutMachine, counted);
}

/** Deletes the account, from the menu to the password. */
export async function deleteAccount(screens: Screens) {
  await screens.user.click(await link(screens.translate('navigation.parameters')));
  await askDeletion(screens);
  await waitFor(() => dialog(texts.deleteAccount));
  await confirmDeletion(screens, { type: 'accountDeletion.confirmed', typed: verifiedAda.email });
  await waitFor(() => dialog(texts.signInAgain));
  await endReauthentication(screens, done('reauthentication', { confirmed: true }));
}

/** Finishes loading the workspace's code. */
export const loadWorkspace = (screens: Screens) =>
  screens.happen(sessionMachine, done('loadWorkspace', screens.codeOf(sessionMachine)));

export const retryLoading = async ({ user, translate }: Screens) =>
  user.click(await screen.findByRole('button', { name: translate('missingPart.retry') }));

export async function readClosure({ user, translate }: Screens) {
  await user.click(await screen.findByRole('button', { name: translate('closure.close') }));
}
