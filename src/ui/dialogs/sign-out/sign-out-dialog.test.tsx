import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { OutboxRecord, WriteOutcome } from '../../../domain/sync/writes.ts';
import type { Language } from '../../../../tests/support/texts.ts';
import { confirmSignOutMachine } from '../../../machines/confirm-sign-out/confirm-sign-out.machine.ts';
import { renderSignedIn } from '../../../../testing/ui/render-signed-in.tsx';
import { SignOutDialog } from './sign-out-dialog.lazy.tsx';
import { workspaceOf } from '../../../../testing/ui/signed-in-app.ts';

afterEach(cleanup);

const never = () => new Promise<never>(() => {});
const unreachable = () => Promise.reject(new Error('The network is down.'));
const unauthorised = () => Promise.reject(Object.assign(new Error('Who is it?'), { httpStatus: 401 }));
const refusesVersion = () =>
  Promise.reject(Object.assign(new Error('Another.'), { httpStatus: 400, status: 'FAILED_PRECONDITION' }));
const busy = () => Promise.reject(Object.assign(new Error('Later.'), { httpStatus: 503 }));

const aRecord = (seq: number, refusal?: OutboxRecord['refusal']): OutboxRecord => ({
  v: 1,
  id: `record-${seq}`,
  uid: 'user-1',
  seq,
  at: 0,
  write: { kind: 'sheet.update', sheetId: 'sheet-1', changes: { accountBalance: seq }, before: { accountBalance: 0 } },
  ...(refusal && { refusal }),
});

type Situation = {
  readonly language?: Language;
  readonly records?: readonly OutboxRecord[];
  readonly send?: () => Promise<WriteOutcome>;
  readonly discard?: () => Promise<void>;
};

const start = async ({ language = 'en', records = [aRecord(1), aRecord(2)], ...effects }: Situation = {}) => {
  const { send = never, discard = never } = effects;
  const confirmSignOut = createActor(
    confirmSignOutMachine.provide({
      actors: {
        countWaiting: fromPromise(() => Promise.resolve(records.length)),
        waitUntilSent: fromPromise<void, { readonly uid: string }>(never),
        discardWaiting: fromPromise<void, { readonly uid: string }>(discard),
      },
    }),
    { input: { uid: 'user-1' } },
  ).start();
  const stored = { records, unreadable: [] };
  const started = await act(() =>
    renderSignedIn(<SignOutDialog confirmSignOut={confirmSignOut} />, { language, stored, send }),
  );
  const title = language === 'fr' ? 'Se déconnecter' : 'Sign out';
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  const button = (name: string) => dialog.getByRole<HTMLButtonElement>('button', { name });
  const decision = () => confirmSignOut.getSnapshot().output?.pendingEdits;
  return { ...started, confirmSignOut, dialog, button, decision };
};

const sendFirst = 'Send, then sign out';
const keep = 'Keep on this device';

describe('the sign-out dialog', () => {
  test.each([
    [
      'fr',
      /^2 modifications attendent sur cet appareil/,
      ['Envoyer puis se déconnecter', 'Garder sur cet appareil', 'Abandonner', 'Annuler'],
    ],
    ['en', /^2 edits wait on this device/, [sendFirst, keep, 'Discard', 'Cancel']],
  ] as const)('counts the pending edits and offers three choices in %s', async (language, text, names) => {
    const { dialog } = await start({ language });
    expect(await dialog.findByText(text)).toBeDefined();
    expect(dialog.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(names);
  });

  test('counts refused edits, which cannot be sent', async () => {
    const { dialog, button } = await start({ records: [aRecord(1, 'refused')] });
    expect(await dialog.findByText(/^1 edit waits/)).toBeDefined();
    expect(dialog.getByText(/^The server refused 1/)).toBeDefined();
    expect(button(sendFirst).disabled).toBe(true);
  });

  test('describes the consequence of each choice', async () => {
    const { button } = await start();
    const descriptionOf = (name: string) =>
      document.getElementById(button(name).getAttribute('aria-describedby') ?? '')?.textContent;
    expect(descriptionOf(keep)).toContain('anyone who uses this browser profile could read it');
    expect(descriptionOf('Discard')).toContain('will be lost');
  });

  test('offers a plain sign-out when all edits are sent', async () => {
    const { dialog } = await start({ send: () => Promise.resolve('accepted') });
    expect(await dialog.findByRole('button', { name: 'Sign out' })).toHaveProperty('disabled', false);
    expect(dialog.queryByRole('button', { name: 'Discard' })).toBeNull();
  });
});

describe('signing out with pending edits', () => {
  test('keeps the edits on this device', async () => {
    const { user, button, decision } = await start();
    await user.click(button(keep));
    expect(decision()).toBe('keep');
  });

  test('disables keeping the edits if the browser stores nothing', async () => {
    const { app, button, dialog } = await start();
    const workspace = workspaceOf(app);
    const outbox = workspace?.getSnapshot().children.outbox;
    act(() => {
      outbox?.send({ type: 'write.requested', write: aRecord(3).write });
      outbox?.send({ type: 'record.notStored', id: outbox.getSnapshot().context.queue.at(-1)?.id ?? '' });
    });
    expect(button(keep).disabled).toBe(true);
    expect(dialog.getByText(/^This browser could not store what waits/)).toBeDefined();
  });

  test('discards the edits, and disables every other choice while it does so', async () => {
    const discarded = Promise.withResolvers<void>();
    const { user, button, decision } = await start({ discard: () => discarded.promise });
    await user.click(button('Discard'));
    expect(button('Discard').getAttribute('aria-busy')).toBe('true');
    expect([button(sendFirst).disabled, button(keep).disabled]).toEqual([true, true]);
    await act(async () => discarded.resolve());
    expect(decision()).toBe('discard');
  });

  test.each(['button', 'Escape'])('changes nothing when cancelled by %s', async (way) => {
    const { user, button, confirmSignOut, decision } = await start();
    await (way === 'button' ? user.click(button('Cancel')) : user.keyboard('{Escape}'));
    expect(confirmSignOut.getSnapshot().status).toBe('done');
    expect(decision()).toBeUndefined();
  });
});

describe('sending edits before the sign-out', () => {
  test('shows progress, and the edits can still be kept instead', async () => {
    const { user, button, dialog, decision } = await start();
    await user.click(button(sendFirst));
    expect(button(sendFirst).getAttribute('aria-busy')).toBe('true');
    expect(dialog.getByRole('status').textContent).toBe('Sending…');
    expect(button('Discard').disabled).toBe(true);
    await user.click(button(keep));
    expect(decision()).toBe('keep');
  });

  test('retries when the user chooses to send', async () => {
    const { user, button, writes } = await start({ send: unreachable });
    expect(writes).toHaveLength(1);
    await user.click(button(sendFirst));
    expect(writes).toHaveLength(2);
  });

  test.each([
    ['the server is unreachable', unreachable, /^The server cannot be reached/],
    ['the server is busy', busy, /^The server is unavailable/],
    ['the version conflicts', refusesVersion, /^The server refuses a change/],
    ['the session has ended', unauthorised, /^The server asks you to sign in again/],
  ])('shows that %s', async (_, send, text) => {
    const { user, button, dialog } = await start({ send });
    expect(dialog.getByRole('status').textContent).toBe('');
    await user.click(button(sendFirst));
    expect(await dialog.findByText(text)).toBe(dialog.getByRole('status'));
  });

  test('shows that the browser is offline', async () => {
    const { app, user, button, dialog } = await start();
    await user.click(button(sendFirst));
    const workspace = workspaceOf(app);
    act(() => workspace?.getSnapshot().children.outbox?.send({ type: 'network.offline' }));
    expect(dialog.getByRole('status').textContent).toMatch(/^Offline/);
  });
});
