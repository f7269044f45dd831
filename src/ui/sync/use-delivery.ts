import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useOutbox } from '../hooks/actors.tsx';
import { deliveryOf, type Delivery, type SyncState, syncStateOf } from './sync-state.ts';

const soon = 3000;

/** Whether the oldest change has been on its way for longer than anybody takes for a moment. */
const useIsSlow = (): boolean => {
  const oldest = useSelector(useOutbox(), ({ context }) => context.queue[0]?.id);
  const [slow, setSlow] = useState<string>();
  useEffect(() => {
    if (oldest === undefined) return undefined;
    const timer = setTimeout(() => setSlow(oldest), soon);
    return () => clearTimeout(timer);
  }, [oldest]);
  return oldest !== undefined && slow === oldest;
};

export const useDelivery = (): Delivery => {
  const isSlow = useIsSlow();
  return useSelector(useOutbox(), (outbox) => deliveryOf(outbox, isSlow));
};

export const useSyncState = (): SyncState => {
  const isSlow = useIsSlow();
  return useSelector(useOutbox(), (outbox) => syncStateOf(outbox, isSlow));
};
