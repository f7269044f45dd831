import { useSelector } from '@xstate/react';
import { type RefObject, useEffect } from 'react';
import { sameName } from '../../../../domain/lib/text.ts';
import type { Entry, EntryCollection } from '../../../../domain/sheet/sheet.ts';
import { useSheets } from '../../../hooks/workspace-actors.tsx';
import { glowAt } from './glow.ts';

/** The id of the line for which the sheet was opened. The list scrolls to this line and makes it glow. */
export const useScrollToLine = (
  list: RefObject<HTMLElement | null>,
  collection: EntryCollection,
  shown: readonly Entry[],
): string | undefined => {
  const targetLine = useSelector(useSheets(), ({ context }) => context.targetLine);
  const isTarget = ({ name, value }: Entry) =>
    targetLine?.collection === collection && value === targetLine.value && sameName(name, targetLine.name);
  const id = shown.find(isTarget)?.id;
  useEffect(() => {
    if (id !== undefined) glowAt(list.current, id);
  }, [list, id]);
  return id;
};
