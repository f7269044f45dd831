import * as v from 'valibot';
import { withStorage } from '../../api/storage/web-storage.ts';
import { write } from '../../api/storage/outbox/write-shapes.ts';
import { fromStoredWrite, toStoredWrite } from '../../api/storage/stored-sheet.ts';
import type { Decimal } from '../../domain/money/money.ts';
import type { Toast } from '../../machines/toaster/toast.ts';
import { removeUndoSteps, tabStorage, undoKey } from './user-storage.ts';
import type { HistoryStep } from '../../machines/undo/undo.events.ts';

/** Stores the undo history of a tab, so that it survives a reload. */
export type UndoStore = {
  /** Oldest first. */
  readonly load: (uid: string) => readonly HistoryStep[];
  readonly save: (uid: string, steps: readonly HistoryStep[]) => void;
};

const decimal = v.custom<Decimal>((input) => typeof input === 'string' && Number.isFinite(Number(input)));

// Each toast that offers to undo a change.
const toast: v.GenericSchema<Toast> = v.object({
  key: v.picklist([
    'notice.chargeMoved',
    'notice.chargesMoved',
    'notice.chargesMovedInPart',
    'notice.deductionNoted',
    'notice.dueChanged',
    'notice.lineAdded',
    'notice.lineDeleted',
    'notice.lineMoved',
    'notice.lineMovedOverCopy',
    'notice.linesAdded',
    'notice.linesDeleted',
    'notice.linesMoved',
    'notice.linesMovedOverCopy',
    'notice.sheetCreated',
    'notice.sheetRemoved',
    'notice.imported',
    'notice.redone',
    'notice.operationModified',
    'notice.paymentChanged',
    'notice.paymentCounted',
    'notice.incomeReceived',
    'notice.operationDeleted',
    'notice.categoryModified',
    'notice.categoryDeleted',
    'notice.updateBalance',
  ]),
  tone: v.picklist(['info', 'success', 'error']),
  values: v.exactOptional(v.record(v.string(), v.string())),
  amounts: v.exactOptional(v.record(v.string(), decimal)),
  count: v.exactOptional(v.number()),
});

// `told` is the stored name of the toast. Earlier versions stored no `redo`.
const storedStep = v.object({
  at: v.number(),
  back: v.union([v.literal('import'), v.array(write)]),
  redo: v.optional(v.array(write)),
  told: v.optional(toast),
});

type StoredStep = v.InferOutput<typeof storedStep>;

const fromStored = ({ back, redo = [], at, told }: StoredStep): HistoryStep => ({
  at,
  toast: told,
  redo: redo.map(fromStoredWrite),
  back: back === 'import' ? back : back.map(fromStoredWrite),
});

const toStored = ({ back, redo, at, toast: told }: HistoryStep): StoredStep => ({
  at,
  told,
  redo: redo.map(toStoredWrite),
  back: back === 'import' ? back : back.map(toStoredWrite),
});

export const undoStore: UndoStore = {
  load: (uid) =>
    withStorage(tabStorage, (storage) => {
      const stored = v.safeParse(v.array(storedStep), JSON.parse(storage.getItem(undoKey(uid)) ?? '[]'));
      return stored.success ? stored.output.map(fromStored) : [];
    }) ?? [],
  save: (uid, steps) => {
    const text = JSON.stringify(steps.map(toStored));
    // Over quota: older steps must not be undone on the newer state after a reload.
    if (withStorage(tabStorage, (storage) => (storage.setItem(undoKey(uid), text), true)) === undefined)
      removeUndoSteps(uid);
  },
};
