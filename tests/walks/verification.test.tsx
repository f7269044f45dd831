import { screen, within } from '@testing-library/dom';
import { expect } from 'vitest';
import { sessionMachine } from '../../src/machines/session/session.machine.ts';
import { verificationMachine } from '../../src/machines/verification/verification.machine.ts';
import { failed, refused } from '../support/chart/events.ts';
import { ada } from '../support/chart/fixtures/users.ts';
import { announced } from '../support/chart/fixtures/session.ts';
import { words } from '../support/words.ts';
import { openScreens } from './support/screens.tsx';
import { button, isBusy, isReady, type ScreenCheck, noDialog, press, walkScreens } from './support/walk.ts';

const { send, cancel, verifyEmail } = words.en;

const dialog = () => within(screen.getByRole('dialog', { name: verifyEmail }));
const problem = () => dialog().queryByRole('alert')?.textContent ?? null;

type Check = ScreenCheck<typeof verificationMachine>;

const asking: Check = ({ context }, { translate }) => {
  expect(dialog().getByText(new RegExp(ada.email, 'u'))).toBeDefined();
  isReady(send);
  isReady(cancel);
  expect(problem()).toBe(context.problem === undefined ? null : translate(context.problem));
};

const sending: Check = () => {
  isBusy(send);
  expect(button(cancel).disabled).toBe(true);
  expect(problem()).toBeNull();
};

const sent: Check = (_, { translate }) => {
  expect(dialog().getByText(translate('verification.sent')).closest('output')).not.toBeNull();
  expect([send, cancel].map((name) => button(name).disabled)).toEqual([true, true]);
};

const closed: Check = () => {
  noDialog();
  isBusy(words.en.signIn);
};

walkScreens(verificationMachine, {
  cases: [refused('sendVerification', 'too-many-requests'), failed('sendVerification', new Error('no network'))],
  project: ({ problem: shown }) => shown,
  open: async (seen) => {
    const screens = await openScreens('/', seen);
    await screens.happen(sessionMachine, announced(ada));
    return screens;
  },
  actions: { 'verification.requested': press(send), 'verification.cancelled': press(cancel) },
  toastAfter: ({ type }, { translate }) =>
    type === 'xstate.done.actor.sendVerification' ? translate('toast.verificationSent') : undefined,
  checks: { asking, sending, sent, closed },
});
