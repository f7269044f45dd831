import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { duplicateSheetsIn } from '../../domain/sync/duplicate-sheets.ts';
import type { SheetRef } from '../../machines/sheet/sheet.machine.ts';
import type { SheetsRef } from '../../machines/sheets/sheets.machine.ts';
import { useOutbox, useSheets } from '../hooks/workspace-actors.tsx';
import { type Arrival, deliveryOf, type Delivery, refusedCount, type SyncState, syncStateOf } from './sync-state.ts';

const slowAfter = 3000;

/** Whether the oldest change has been on its way for more than three seconds. */
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
  // Nothing waits, but what is on show could not be read again.
  const isStale = useSelector(useSheets(), isStaleIn);
  return isStale && delivery === 'saved' ? 'offline' : delivery;
};

const duplicateCount = ({ context }: SnapshotFrom<SheetsRef>): number => duplicateSheetsIn(context.sheets).length;

/** How much waits for the person's decision: what was refused, and days that have two sheets. */
export const useReviewCount = (): number => {
  const refused = useSelector(useOutbox(), refusedCount);
  return refused + useSelector(useSheets(), duplicateCount);
};

const arrivalOf = (snapshot: SnapshotFrom<SheetsRef> | SnapshotFrom<SheetRef>): Arrival | undefined => {
  if (snapshot.hasTag('failed')) return 'notLoaded';
  return snapshot.hasTag('loading') ? 'loading' : undefined;
};

/** Undefined once something of the sheet to show is there. */
const useArrival = (): Arrival | undefined => {
  const sheets = useSheets();
  const sheet = useSelector(sheets, ({ children }) => children.sheet);
  const listArrival = useSelector(sheets, arrivalOf);
  const sheetArrival = useSelector(sheet, (snapshot) =>
    snapshot && snapshot.context.content === undefined ? arrivalOf(snapshot) : undefined,
  );
  return sheet ? sheetArrival : listArrival;
};

export const useSyncState = (): SyncState => {
  const delivery = useDelivery();
  return syncStateOf(delivery, useReviewCount() > 0, useArrival());
};
