import { useSelector } from '@xstate/react';
import { isSameStates, lineStates, type LineStates } from '../../../../domain/sync/line-state.ts';
import { memoise } from '../../../../domain/lib/memoise.ts';
import type { Collection } from '../../../../domain/sheet/sheet.ts';
import { useOutbox } from '../../../hooks/workspace-actors.tsx';

// Computed only once per change of the outbox, because five lists select the states.
const sharedStates = memoise(lineStates);

/** The sync states of one collection's changed lines. The reference is stable while the states are equal. */
export const useLineStates = (collection: Collection): LineStates =>
  useSelector(useOutbox(), ({ context }) => sharedStates(context)[collection], isSameStates);
