import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { duplicateSheetsIn } from '../../domain/sync/duplicate-sheets.ts';
import type { SheetRef } from '../../machines/sheet/sheet.machine.ts';
import type { SheetsRef } from '../../machines/sheets/sheets.machine.ts';
import { useOutbox, useSheets } from '../hooks/workspace-actors.tsx';
import { type LoadState, deliveryOf, type Delivery, refusedCount, type SyncState, syncStateOf } from './sync-state.ts';

const slowAfter = 3000;

/** Whether the oldest change has waited for more than three seconds. */
const useIsSlow = (): boolean => {
  const oldest = useSelector(useOutbox(), ({ context }) => context.queue[0]?.id);
  const [slow, setSlow] = useState<string>();
  useEffect(() => {
    if (oldest === undefined) return undefined;
    const timer = setTimeout(() => setSlow(oldest), slowAfter);
    return () => clearTimeout(timer);
  }, [oldest]);
  return oldest !== undefined && slow === oldest;
};

const isStaleIn = (sheets: SnapshotFrom<SheetsRef>): boolean => sheets.hasTag('stale');

export const useDelivery = (): Delivery => {
  const isSlow = useIsSlow();
  const delivery = useSelector(useOutbox(), (outbox) => deliveryOf(outbox, isSlow));
  // Nothing waits, but the shown data could not be refreshed.
  const isStale = useSelector(useSheets(), isStaleIn);
  return isStale && delivery === 'saved' ? 'offline' : delivery;
};

const duplicateCount = ({ context }: SnapshotFrom<SheetsRef>): number => duplicateSheetsIn(context.sheets).length;

/** The number of items to review: refused and unreadable changes, and duplicate sheets. */
export const useReviewCount = (): number => {
  const refused = useSelector(useOutbox(), refusedCount);
  return refused + useSelector(useSheets(), duplicateCount);
};

const loadStateOf = (snapshot: SnapshotFrom<SheetsRef> | SnapshotFrom<SheetRef>): LoadState | undefined => {
  if (snapshot.hasTag('failed')) return 'notLoaded';
  return snapshot.hasTag('loading') ? 'loading' : undefined;
};

/** Undefined when the shown sheet has content. */
const useLoadState = (): LoadState | undefined => {
  const sheets = useSheets();
  const sheet = useSelector(sheets, ({ children }) => children.sheet);
  const listState = useSelector(sheets, loadStateOf);
  const sheetState = useSelector(sheet, (snapshot) =>
    snapshot && snapshot.context.content === undefined ? loadStateOf(snapshot) : undefined,
  );
  return sheet ? sheetState : listState;
};

export const useSyncState = (): SyncState => {
  const delivery = useDelivery();
  return syncStateOf(delivery, useReviewCount() > 0, useLoadState());
};
