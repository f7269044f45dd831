import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { aChange, aRecord } from '../../../testing/ui/sync/records.ts';
import { bakery, fail, fuel, never, renderChip } from '../../../testing/ui/sync/render-chip.tsx';
import { tried } from '../../../tests/support/tier.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const patience = 30_000;

describe('the sync panel', { timeout: patience }, () => {
  test('shows that everything is saved', async () => {
    const { open, user } = await renderChip();
    const panel = await open('Saved');
    expect(panel.getByRole('status').textContent).toBe('Everything is saved on the server.');
    expect(panel.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Close']);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Saved' }));
  });

  // Source: docs/specification.md#sync-panel.
  test.each([
    [{}, 'The server cannot be reached.'],
    [{ httpStatus: 503 }, 'The server answers that it cannot take anything at the moment.'],
    [
      { httpStatus: 400, status: 'FAILED_PRECONDITION' },
      'The server refuses a change, which is tried again. If it is refused further, you will decide what becomes of it.',
    ],
  ])('shows since when changes wait and why: %o', async (failure, reason) => {
    const at = new Date();
    at.setHours(0, 5, 0, 0);
    const { open } = await renderChip({
      records: [{ ...aChange(fuel, 12), at: at.getTime() }],
      send: () => fail(failure),
    });
    const panel = await open('1 waiting');
    expect(panel.getByRole('status').textContent).toBe(
      `1 change is waiting on this device. It will be sent as soon as possible.Waiting since 00:05. ${reason}`,
    );
  });

  // Source: docs/specification.md#sync-panel.
  test('sends again immediately when the user presses the retry button', async () => {
    let tries = 0;
    const { open, user } = await renderChip({
      records: [aChange(fuel, 12)],
      send: () => ((tries += 1) === 1 ? fail() : never()),
    });
    const panel = await open('1 waiting');
    const retry = panel.getByRole('button', { name: 'Try again now' });
    await user.click(retry);
    expect(tries).toBe(2);
    expect(retry.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(retry);
  });

  test('disables the retry while the server asks to wait', async () => {
    const { open } = await renderChip({
      records: [aChange(fuel, 12)],
      send: () => fail({ httpStatus: 503, retryAfter: 60_000 }),
    });
    const panel = await open('1 waiting');
    expect(panel.getByRole('status').textContent).toContain('The server asks to wait');
    expect(panel.getByRole('button', { name: 'Try again now' }).getAttribute('aria-disabled')).toBe('true');
  });

  // Source: docs/specification.md#sync-panel, docs/specification.md#session-renewal.
  test('signs the user out for a new sign-in, and keeps the waiting changes', async () => {
    const { open, user, app } = await renderChip({
      records: [aChange(fuel, 12)],
      send: () => fail({ httpStatus: 401 }),
    });
    const panel = await open('Sign in again · 1 waiting');
    expect(panel.getByRole('status').textContent).toContain('What is waiting stays on this device');
    const decisions: string[] = [];
    app.getSnapshot().children.session?.subscribe(({ context }) => decisions.push(context.pendingEdits));
    await user.click(panel.getByRole('button', { name: 'Sign in again' }));
    expect(decisions[0]).toBe('keep');
  });
});

const review = async (...records: Parameters<typeof aRecord>[]) => {
  const started = await renderChip({ records: records.map(([write, fields]) => aRecord(write, fields)) });
  return { ...started, panel: await started.open(/to review/) };
};
const refusedRemoval = { kind: 'sheet.remove', sheetId: 'sheet-1' } as const;

describe('a change to review', { timeout: patience }, () => {
  // Source: docs/specification.md#review.
  test('is described, with the reason, the block and the sheet', async () => {
    const { open } = await renderChip({ records: [aChange(fuel, 12.5, 'refused')], language: 'fr' });
    const panel = await open('1 à revoir');
    const item = within(panel.getByRole('listitem'));
    expect(item.getByText('Fuel — montant 10,00 → 12,50')).toBeDefined();
    expect(item.getByText('Refusée par le serveur · Dépenses quotidiennes · feuille du 1er nov.')).toBeDefined();
    const retry = item.getByRole('button', { name: 'Réessayer' });
    const description = document.getElementById(retry.getAttribute('aria-describedby') ?? '');
    expect(description?.textContent).toContain('Fuel');
    expect(panel.getByRole('status').textContent).toBe('Tout le reste est enregistré sur le serveur.');
  });

  const refusals = [
    ['quota', 'fr', '1 à revoir', /^Votre compte a atteint sa limite : supprimez quelque chose/, 'Réessayer'],
    ['quota', 'en', '1 to review', /^Your account has reached its limit: delete something/, 'Try again'],
    ['conflict', 'fr', '1 à revoir', /^Refusée plusieurs fois : le serveur dit/, 'Réessayer'],
    ['conflict', 'en', '1 to review', /^Refused several times: the server says/, 'Try again'],
  ] as const;

  // Tests each refusal in one language: `scripts/locales` checks that both languages have all texts.
  test.each(tried(refusals, ([refusal, language]) => (refusal === 'quota') === (language === 'fr')))(
    'explains the reason %s in %s and can be sent again',
    async (refusal, language, chip, why, retry) => {
      const { open, user, writes } = await renderChip({ records: [aChange(fuel, 12, refusal)], language });
      const panel = await open(chip);
      expect(panel.getByText(why)).toBeDefined();
      await user.click(panel.getByRole('button', { name: retry }));
      expect(writes).toMatchObject([{ kind: 'entry.update', id: fuel.id, changes: { value: 12 } }]);
    },
  );

  // Source: docs/specification.md#review.
  test('is sent again', async () => {
    const { open, user, writes } = await renderChip({ records: [aChange(fuel, 12, 'refused')] });
    const panel = await open('1 to review');
    await user.click(panel.getByRole('button', { name: 'Try again' }));
    expect(writes).toMatchObject([{ kind: 'entry.update', id: fuel.id, changes: { value: 12 } }]);
    expect(panel.queryByRole('list')).toBeNull();
  });

  test('is restored as a new line if the line was deleted', async () => {
    const { open, user, writes } = await renderChip({ records: [aChange(fuel, 12, 'deleted')] });
    const panel = await open('1 to review');
    expect(panel.getByText(/^Deleted on another device/)).toBeDefined();
    await user.click(panel.getByRole('button', { name: 'Put the line back' }));
    expect(writes).toMatchObject([{ kind: 'entry.create', entry: { name: 'Fuel', value: 12 } }]);
  });

  test('cannot be restored if a part of the line is unknown', async () => {
    const { panel } = await review([
      { kind: 'entry.update', sheetId: 'sheet-1', collection: 'in', id: 'x', changes: { value: 1 } },
      { refusal: 'deleted' },
    ]);
    const names = panel.getAllByRole('button').map(({ textContent }) => textContent);
    expect(names).toEqual(['Discard', 'Close']);
  });

  // Source: docs/specification.md#review.
  test('discards one change alone, and keeps the focus in the list', async () => {
    const records = [aChange(fuel, 12, 'refused'), aChange(bakery, 3, 'refused')];
    const { open, user, writes } = await renderChip({ records });
    const panel = await open('2 to review');
    const [discard] = panel.getAllByRole('button', { name: 'Discard' });
    if (!discard) throw new Error('Nothing to discard.');
    await user.click(discard);
    const [left] = panel.getAllByRole('listitem');
    expect(left?.textContent).toContain('Bakery');
    expect(left?.contains(document.activeElement)).toBe(true);
    expect(writes).toEqual([]);
  });

  test('is described if it removes a sheet', async () => {
    const { panel } = await review([refusedRemoval, { refusal: 'refused' }]);
    expect(panel.getByText('Removal of the sheet of 1 Nov')).toBeDefined();
  });
});

describe('an unreadable change', { timeout: patience }, () => {
  const unreadable = [{ id: 'u', uid: 'user-1', raw: '{"v":9}' }];

  // Source: docs/specification.md#review-unreadable.
  test('can be copied', async () => {
    const { open, user } = await renderChip({ unreadable });
    const panel = await open('1 to review');
    expect(panel.getByRole<HTMLTextAreaElement>('textbox', { name: 'Stored content' }).value).toBe('{"v":9}');
    await user.click(panel.getByRole('button', { name: 'Copy' }));
    expect(await panel.findByRole('button', { name: 'Copied' })).toBeDefined();
    expect(await navigator.clipboard.readText()).toBe('{"v":9}');
  });

  test('is selected if the clipboard is blocked', async () => {
    const { open, user } = await renderChip({ unreadable });
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    const panel = await open('1 to review');
    const content = panel.getByRole<HTMLTextAreaElement>('textbox', { name: 'Stored content' });
    await user.click(panel.getByRole('button', { name: 'Copy' }));
    await waitFor(() => expect(document.activeElement).toBe(content));
    expect([content.selectionStart, content.selectionEnd]).toEqual([0, 7]);
  });

  test('can be discarded', async () => {
    const { open, user, outbox } = await renderChip({ unreadable });
    const panel = await open('1 to review');
    await user.click(panel.getByRole('button', { name: 'Discard' }));
    expect(outbox().getSnapshot().context.unreadable).toEqual([]);
    expect(await panel.findByText('Everything is saved on the server.')).toBeDefined();
  });
});
