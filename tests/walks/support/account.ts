import { screen, within } from '@testing-library/dom';
import type { AnyEventObject } from 'xstate';
import { reauthenticationMachine } from '../../../src/machines/reauthentication/reauthentication.machine.ts';
import { done } from '../../support/chart/events.ts';
import { words } from '../../support/words.ts';
import { goToSection } from './parameters.ts';
import type { Screens } from './screens.tsx';
import { fill } from './walk.ts';

const labels = words.en;

export const texts = {
  changeEmail: 'Change the address',
  changePassword: 'Change the password',
  signOutOthers: 'Sign out the others',
  deleteAccount: 'Delete my account',
  askDeletion: 'Delete my account…',
  signInAgain: 'Sign in again',
} as const;

export const dialog = (name: string) => within(screen.getByRole('dialog', { name }));

async function changeEmail(screens: Screens, event: AnyEventObject) {
  await goToSection(screens, 'userName');
  await fill(screens, 'New email', event['email']);
  await screens.user.click(screen.getByRole('button', { name: texts.changeEmail }));
}

async function changePassword(screens: Screens, event: AnyEventObject) {
  await goToSection(screens, 'password');
  await fill(screens, labels.newPassword, event['password']);
  await fill(screens, 'Repeat the password', event['password']);
  await screens.user.click(screen.getByRole('button', { name: texts.changePassword }));
}

async function signOutOthers(screens: Screens) {
  await goToSection(screens, 'password');
  await screens.user.click(screen.getByRole('button', { name: texts.signOutOthers }));
}

export async function askDeletion(screens: Screens) {
  await goToSection(screens, 'data');
  await screens.user.click(await screen.findByRole('button', { name: texts.askDeletion }));
}

export async function confirmDeletion(screens: Screens, { typed }: AnyEventObject) {
  await fill(screens, 'To confirm, enter your email address', typed);
  await screens.user.click(dialog(texts.deleteAccount).getByRole('button', { name: texts.deleteAccount }));
}

async function cancelDeletion({ user }: Screens) {
  await user.click(dialog(texts.deleteAccount).getByRole('button', { name: labels.cancel }));
}

export async function endReauthentication(screens: Screens, { output }: AnyEventObject) {
  const { user } = screens;
  if (!output.confirmed) return user.click(dialog(texts.signInAgain).getByRole('button', { name: labels.cancel }));
  await fill(screens, labels.password, 'secret');
  await user.click(dialog(texts.signInAgain).getByRole('button', { name: 'Confirm' }));
  return screens.happen(reauthenticationMachine, done('reauthenticate'));
}

export const accountActions = {
  'emailChange.submitted': changeEmail,
  'passwordChange.submitted': changePassword,
  'signOutOthers.requested': signOutOthers,
  'accountDeletion.requested': askDeletion,
  'accountDeletion.confirmed': confirmDeletion,
  'accountDeletion.cancelled': cancelDeletion,
  'xstate.done.actor.reauthentication': endReauthentication,
};
