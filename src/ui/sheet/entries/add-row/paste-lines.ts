import type { ClipboardEvent } from 'react';
import { emptyContent, type EntryCollection } from '../../../../domain/sheet/sheet.ts';
import { sheetDateOf } from '../../../../domain/sheet/sheet-date.ts';
import type { EntryFields } from '../../../../domain/forms/entry-draft.ts';
import type { PasteTarget } from '../../../../domain/table/pasted-lines.ts';
import type { AddingEvent, AddingRef } from '../../../../machines/adding/adding.machine.ts';
import { answerTo } from '../../../../machines/dialogs/dialogs.events.ts';
import { useDialogs, useParameters, useSheet } from '../../../hooks/workspace-actors.tsx';
import { useToday } from '../../../hooks/use-today.ts';
import { useShownPeriod } from '../../../hooks/shown-period.ts';

/** Reads a pasted table; undefined if the text has no lines to add, or the reader could not be loaded. */
const readLines = async (text: string, target: PasteTarget) => {
  try {
    const { readPaste } = await import('../../../../domain/table/pasted-lines.ts');
    return readPaste(text, target);
  } catch {
    return undefined;
  }
};

const toSingleLine = (text: string): string => text.trim().replaceAll(/\s+/gu, ' ');

/** Handles a paste into a name field: a table opens the paste dialog, any other text goes into the field. */
export const usePasteLines = (adding: AddingRef, collection: EntryCollection, { day }: EntryFields) => {
  const dialogs = useDialogs();
  const sheet = useSheet();
  const parameters = useParameters();
  const period = useShownPeriod();
  const today = sheetDateOf(useToday());
  return async (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text').trim();
    if (!/[\t\r\n]/u.test(text)) return;
    // Reading the lines is asynchronous, so the default paste is prevented in any case.
    event.preventDefault();
    const { selectionStart, selectionEnd, value } = event.currentTarget;
    const typed = (pasted: string): AddingEvent => ({
      type: 'fields.typed',
      changes: { name: value.slice(0, selectionStart ?? 0) + toSingleLine(pasted) + value.slice(selectionEnd ?? 0) },
    });
    const present = (sheet.getSnapshot().context.content ?? emptyContent)[collection];
    const knownNames = parameters.getSnapshot().context.parameters.operations;
    const paste = await readLines(text, { collection, period, today, day, present, knownNames });
    if (!paste) {
      adding.send(typed(text));
      return;
    }
    const [firstLine = ''] = text.split(/[\r\n]/u);
    dialogs.send({ type: 'lines.pasted', paste, sheet, asText: answerTo(adding, typed(firstLine)) });
  };
};
