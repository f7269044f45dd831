import { describe, expect, test } from 'vitest';
import { anEntry, aProvision } from '../../testing/ui/lines.ts';
import type { EditedLine, LineDraft, TypedFields } from '../../src/domain/forms/line-draft.ts';
import { emptyContent } from '../../src/domain/sheet/sheet.ts';
import { editingMachine } from '../../src/machines/editing/editing.machine.ts';
import { startSystem } from '../support/chart/system.ts';
import { testChart } from '../support/chart/test-chart.ts';

const fuel = anEntry({ id: 'fuel', name: 'Fuel' });
const toll = anEntry({ id: 'toll', name: 'Toll' });
const copied = anEntry({ id: 'copied', name: 'Rent', copy: '2026-10-1' });
const car = aProvision({ id: 'car', name: 'Car' });
const content = { ...emptyContent, outDay: [fuel, toll, copied], provisions: [car] };

const draft = (id: string, fields: TypedFields, sheetId = 'november'): LineDraft => ({
  sheetId,
  collection: 'outDay',
  id,
  fields,
});
const petrol = draft('fuel', { name: 'Petrol' });
const ended = { ...petrol, fields: { name: undefined } };
const opened: EditedLine = { ...petrol, collection: 'outDay', line: fuel, fields: {} };

const restored = (...drafts: readonly LineDraft[]) => ({ type: 'drafts.restored', drafts }) as const;
const shown = (isInPlace: boolean, sheetId = 'november') =>
  ({ type: 'sheet.shown', sheetId, content, isInPlace }) as const;
const cellTyped = (typed: LineDraft) => ({ type: 'cell.typed', draft: typed }) as const;
const lineOpened = { type: 'line.opened', line: opened } as const;
const typed = (fields: TypedFields) => ({ type: 'fields.typed', fields }) as const;
const cancelled = { type: 'dialog.cancelled' } as const;
const closed = { type: 'dialog.closed' } as const;
const resumed = { type: 'draft.resumed' } as const;

const inputOf = () => ({ uid: 'ada' });

testChart(editingMachine, {
  inputs: [inputOf],
  cases: [
    restored(petrol),
    restored(draft('gone', { name: 'Gone' })),
    shown(true),
    shown(false),
    cellTyped(petrol),
    cellTyped(ended),
    lineOpened,
    typed({ name: 'Petrol' }),
    typed({ name: undefined }),
  ],
  project: ({ waiting, restored: inRows, dialog }) => [waiting[0]?.id, inRows.length > 0, dialog?.fields.name],
  invariants: {
    closed: ({ context }) => context.dialog === undefined,
    open: ({ context }) => context.dialog !== undefined,
    dropped: ({ context }) => context.dialog?.fields.name !== undefined,
  },
});

function startEditing() {
  const stored: (readonly LineDraft[])[] = [];
  const machine = editingMachine.provide({ actions: { storeDrafts: (_, { drafts }) => void stored.push(drafts) } });
  const { actor, clock, toasts } = startSystem(machine, { input: inputOf() });
  return {
    actor,
    clock,
    toasts,
    /** The drafts stored since the last call. */
    stored: () => stored.splice(0).flat(),
    context: () => actor.getSnapshot().context,
    state: () => actor.getSnapshot().value,
  };
}

// Source: docs/specification.md#line-draft.
describe('the draft of a cell', () => {
  test('is stored after a pause in typing, until the edit ends', () => {
    const { actor, clock, stored } = startEditing();
    actor.send(cellTyped(draft('fuel', { name: 'Pe' })));
    clock.increment(299);
    actor.send(cellTyped(petrol));
    clock.increment(299);
    expect(stored()).toEqual([]);
    clock.increment(1);
    expect(stored()).toEqual([petrol]);
    actor.send(cellTyped(draft('fuel', { name: 'Petrole' })));
    actor.send(cellTyped(ended));
    clock.increment(300);
    expect(stored()).toEqual([ended]);
  });

  test('is restored with one toast when its sheet is shown and its row can be edited', () => {
    const { actor, toasts, stored, context, state } = startEditing();
    const older = draft('fuel', { name: 'Other' }, 'october');
    const gone = draft('gone', { name: 'Gone' });
    actor.send(restored(petrol, older, gone, draft('copied', { name: 'Copied' })));
    actor.send(shown(true));
    expect(context()).toMatchObject({ restored: [petrol], waiting: [older] });
    expect(toasts).toMatchObject([{ key: 'notice.entryRestored' }]);
    expect(stored()).toEqual([draft('gone', {}), draft('copied', {})]);
    actor.send(shown(true));
    expect([toasts.length, context().restored.length, state()]).toEqual([1, 1, 'closed']);
  });

  test('waits until its sheet is shown', () => {
    const { actor, toasts, stored, context } = startEditing();
    actor.send(restored(petrol));
    actor.send(shown(true, 'october'));
    expect([toasts, stored(), context().restored]).toEqual([[], [], []]);
    actor.send(shown(true));
    expect(context().restored).toMatchObject([petrol]);
  });

  test('does not change the drafts of other cells and rows', () => {
    const { actor, clock, stored, context } = startEditing();
    const both = draft('fuel', { name: 'Petrol', value: '3' });
    const other = draft('toll', { value: '4' });
    actor.send(restored(both, other));
    actor.send(shown(true));
    actor.send(cellTyped(draft('fuel', { name: 'Diesel' })));
    clock.increment(300);
    expect(stored()).toMatchObject([draft('fuel', { name: 'Diesel', value: '3' })]);
    actor.send(cellTyped(ended));
    expect(stored()).toMatchObject([draft('fuel', { name: undefined, value: '3' })]);
    expect(context().restored).toMatchObject([{ id: 'fuel', fields: { name: undefined, value: '3' } }, other]);
    actor.send(cellTyped(draft('fuel', { value: undefined })));
    expect(context().restored).toMatchObject([other]);
    const before = context().restored;
    actor.send(cellTyped(draft('copied', { name: undefined })));
    expect(context().restored).toBe(before);
  });
});

// Source: docs/specification.md#line-draft.
describe('the dialog of a line', () => {
  test('stores the text until it is saved', () => {
    const { actor, clock, stored, context, state, toasts } = startEditing();
    actor.send(lineOpened);
    actor.send(typed({ name: 'Petrol' }));
    actor.send(typed({ value: '3' }));
    expect(stored()).toEqual([]);
    clock.increment(300);
    expect(stored()).toMatchObject([draft('fuel', { name: 'Petrol', value: '3' })]);
    actor.send(typed({ name: 'Petrole' }));
    actor.send(closed);
    clock.increment(300);
    expect(stored()).toMatchObject([draft('fuel', {})]);
    expect([state(), context().dialog, toasts]).toEqual(['closed', undefined, []]);
  });

  test('opens again with its draft in a layout with dialogs, one draft after the other', () => {
    const { actor, toasts, context, state } = startEditing();
    const ofCar: LineDraft = { ...draft('car', { price: '90' }), collection: 'provisions' };
    actor.send(restored(petrol, ofCar));
    actor.send(shown(false));
    expect([state(), context().restored]).toEqual(['open', []]);
    expect(context().dialog).toEqual({ ...petrol, line: fuel });
    expect(toasts).toMatchObject([{ key: 'notice.entryRestored' }]);
    actor.send(closed);
    actor.send(shown(false));
    expect(context().dialog).toEqual({ ...ofCar, line: car });
  });

  // Source: docs/specification.md#line-resumed.
  test('can be resumed with its changes, which are not stored on the device until then', () => {
    const { actor, clock, toasts, stored, context, state } = startEditing();
    actor.send(lineOpened);
    actor.send(typed({ name: 'Petrol' }));
    actor.send(cancelled);
    clock.increment(300);
    expect([state(), stored()]).toMatchObject(['dropped', [draft('fuel', {})]]);
    expect(toasts).toMatchObject([{ key: 'notice.changeDropped', action: 'resumeLine' }]);
    actor.send(resumed);
    expect([state(), stored()]).toMatchObject(['open', [petrol]]);
    expect(context().dialog?.fields).toEqual({ name: 'Petrol' });
  });

  // Source: docs/specification.md#line-resumed.
  test.each([
    ['unchanged', []],
    ['with the original text typed again', [typed({ name: 'Petrol' }), typed({ name: undefined })]],
  ])('closes without an offer to resume when the user leaves it %s', (_, events) => {
    const { actor, toasts, state } = startEditing();
    actor.send(lineOpened);
    for (const event of events) actor.send(event);
    actor.send(cancelled);
    expect([state(), toasts]).toEqual(['closed', []]);
  });

  // Source: docs/specification.md#line-resumed.
  test.each([
    [{ type: 'sheet.left' }, 'closed'],
    [lineOpened, 'open'],
  ] as const)('cannot be resumed after $type', (event, next) => {
    const { actor, context, state } = startEditing();
    actor.send(lineOpened);
    actor.send(typed({ name: 'Petrol' }));
    actor.send(cancelled);
    actor.send(event);
    actor.send(resumed);
    expect([state(), context().dialog?.fields.name]).toEqual([next, undefined]);
  });
});
