import { describe, expect, test } from 'vitest';
import { dialogsMachine } from '../../src/machines/dialogs/dialogs.machine.ts';
import { dialogsInput } from '../support/chart/fixtures/dialogs.ts';
import { pastedLines } from '../support/chart/fixtures/paste.ts';
import { recordingReceiver } from '../support/chart/receiver.ts';
import { startSystem } from '../support/chart/system.ts';

const bread = { debit: true, value: 5.8, day: 3, name: 'Bread' };
const edits = [{ type: 'entry.added', collection: 'outDay', draft: bread } as const];

const pasted = () => {
  const [sheet, field] = [recordingReceiver(), recordingReceiver()];
  const { actor } = startSystem(dialogsMachine, { input: dialogsInput() });
  const asText = { to: field.ref, event: { type: 'typed', text: '3 Bread' } };
  actor.send({ type: 'lines.pasted', paste: pastedLines, sheet: sheet.ref, asText });
  return { actor, sheet: sheet.events, field: field.events, paste: () => actor.getSnapshot().context.pasting?.paste };
};

describe('pasted lines', () => {
  // Source: docs/specification.md#paste.
  test('are added to the sheet once in a single edit', () => {
    const { actor, sheet, field, paste } = pasted();
    expect(actor.getSnapshot().hasTag('dialog:paste')).toBe(true);
    actor.send({ type: 'lines.added', edits });
    actor.send({ type: 'lines.added', edits });
    expect([sheet, field, paste()]).toEqual([[{ type: 'lines.edited', edits, arePasted: true }], [], undefined]);
  });

  // Source: docs/specification.md#paste.
  test('can become the text of the field instead', () => {
    const { actor, sheet, field } = pasted();
    actor.send({ type: 'text.chosen' });
    actor.send({ type: 'text.chosen' });
    expect([sheet, field]).toEqual([[], [{ type: 'typed', text: '3 Bread' }]]);
  });

  test.each(['dialog.cancelled', 'signOut.requested'] as const)('are dropped on %s', (type) => {
    const { actor, sheet, field } = pasted();
    actor.send({ type });
    actor.send({ type: 'lines.added', edits });
    actor.send({ type: 'text.chosen' });
    expect([sheet, field]).toEqual([[], []]);
  });

  // Source: docs/specification.md#paste-columns, docs/specification.md#paste-signs.
  test('follow the chosen columns, sign and ticks', () => {
    const { actor, paste } = pasted();
    actor.send({ type: 'role.chosen', column: 0, role: 'name' });
    actor.send({ type: 'sign.chosen', sign: 'allDebits' });
    actor.send({ type: 'paid.chosen', isPaid: true });
    actor.send({ type: 'line.toggled', row: 1, isTicked: false });
    actor.send({ type: 'line.toggled', row: 0, isTicked: true });
    const chosen = { roles: ['name', 'none', 'amount'], sign: 'allDebits', isPaid: true };
    expect(paste()).toEqual({ ...pastedLines, ...chosen });
    expect(actor.getSnapshot().context.pasting?.ticks).toEqual({ 0: true, 1: false });
  });
});
