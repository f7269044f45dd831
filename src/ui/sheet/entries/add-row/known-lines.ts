import { emptyContent, type EntryCollection } from '../../../../domain/sheet/sheet.ts';
import type { KnownLines } from '../../../../machines/adding/adding.machine.ts';
import { olderContents } from '../../../../machines/older-sheets/older-sheets.machine.ts';
import { useOlderSheets, useSheet } from '../../../hooks/workspace-actors.tsx';

/** Tells what is known of a list now: the sheet on show and the older ones, newest first; nothing before those were read. */
export const useKnownLines = (collection: EntryCollection): (() => KnownLines) => {
  const sheet = useSheet();
  const olderSheets = useOlderSheets();
  return () => {
    const read = olderSheets.getSnapshot();
    const { sheet: shown, content = emptyContent } = sheet.getSnapshot().context;
    if (!read.matches('loaded')) return [];
    return [content, ...olderContents(read.context, shown.id)].map((lines) => lines[collection]);
  };
};
