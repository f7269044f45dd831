import { emptyContent, type EntryCollection } from '../../../../domain/sheet/sheet.ts';
import type { KnownLines } from '../../../../machines/adding/adding.machine.ts';
import { olderContents } from '../../../../machines/older-sheets/older-sheets.machine.ts';
import { useArchive, useSheet } from '../../../hooks/workspace-actors.tsx';

/** Tells what is known of a list now: the sheet on show and the older ones, newest first; nothing before those were read. */
export const useKnownLines = (collection: EntryCollection): (() => KnownLines) => {
  const sheet = useSheet();
  const archive = useArchive();
  return () => {
    const read = archive.getSnapshot();
    const { sheet: shown, content = emptyContent } = sheet.getSnapshot().context;
    if (!read.matches('awake')) return [];
    return [content, ...olderContents(read.context, shown.id)].map((lines) => lines[collection]);
  };
};
