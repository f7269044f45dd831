import { useSelector } from '@xstate/react';
import { isSameStates, lineStates, type LineStates } from '../../../../domain/sync/line-state.ts';
import { memoise } from '../../../../domain/lib/memoise.ts';
import type { Collection } from '../../../../domain/sheet/sheet.ts';
import { useOutbox } from '../../../hooks/workspace-actors.tsx';

// Five lists select it after each change of the outbox: computed once.
const sharedStates = memoise(lineStates);

/** What has become of the changed lines of one collection; the same reference while the states are the same. */
export const useLineStates = (collection: Collection): LineStates =>
  useSelector(useOutbox(), ({ context }) => sharedStates(context)[collection], isSameStates);
