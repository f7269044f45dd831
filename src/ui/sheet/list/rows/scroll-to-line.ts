import { useSelector } from '@xstate/react';
import { type RefObject, useEffect } from 'react';
import { sameName } from '../../../../domain/lib/text.ts';
import type { Entry, EntryCollection } from '../../../../domain/sheet/sheet.ts';
import { useSheets } from '../../../hooks/workspace-actors.tsx';
import { glowAt } from './glow.ts';

/** The id of the entry that the sheet was opened for, which glows once it is on show. */
export const useSoughtId = (
  list: RefObject<HTMLElement | null>,
  collection: EntryCollection,
  shown: readonly Entry[],
): string | undefined => {
  const sought = useSelector(useSheets(), ({ context }) => context.sought);
  const isSought = ({ name, value }: Entry) =>
    sought?.collection === collection && value === sought.value && sameName(name, sought.name);
  const id = shown.find(isSought)?.id;
  useEffect(() => {
    if (id !== undefined) glowAt(list.current, id);
  }, [list, id]);
  return id;
};
