import { readEntryAmount } from '../../../domain/forms/entry-draft.ts';
import { readDay, readDueDay, readName, type SignedAmount } from '../../../domain/forms/input.ts';
import type { TypedFields } from '../../../domain/forms/line-draft.ts';
import { dueDayChanges, dueDayOf } from '../../../domain/sheet/due-day.ts';
import { twoDigits } from '../../../domain/lib/text.ts';
import { Note } from './fields/field-problem.tsx';
import type { EditableCellProps } from './fields/editable-cell.tsx';
import { tabIndexOf } from '../list/rows/row-focus.ts';
import type { Entry, EntryCollection } from '../../../domain/sheet/sheet.ts';
import type { EntryCommands } from './entry-commands.ts';
import type { EntryTexts } from './entry-texts.ts';
import '../../icons/paid-mark.css';

/** The props of the cells of a row. The cells are memoised: these props change only with the entry of the row. */
export type EntryCellsProps = {
  readonly collection: EntryCollection;
  readonly entry: Entry;
  readonly isNewDay: boolean;
  /** The only cell of the list in the tab order, if that cell is in this row. */
  readonly tabStop: string | undefined;
  /** The amount divided by the largest amount, if the list shows this share as a bar. */
  readonly share: number | undefined;
  /** The fields of a draft from before a reload. */
  readonly restored: TypedFields | undefined;
  readonly texts: EntryTexts;
  readonly commands: EntryCommands;
  /** Opens the dialog of the entry, on touch. */
  readonly onOpen: ((entry: Entry) => void) | undefined;
};

type CellProps = Pick<EntryCellsProps, 'collection' | 'entry' | 'restored' | 'texts' | 'commands' | 'tabStop'>;

/** The checkbox of a paid expense or a received income. */
export const PaidCell = ({ collection, entry, texts, commands, tabStop }: CellProps) => (
  <input
    type="checkbox"
    className="paid-mark row-check"
    data-cell="paid"
    tabIndex={tabIndexOf(tabStop, 'paid')}
    aria-label={collection === 'in' ? texts.received : texts.paid}
    checked={entry.paid}
    onChange={() => commands.change(entry.id, { paid: !entry.paid })}
  />
);

const readOnlyNoteId = (id: string): string => `read-only-${id}`;

const readOnlyProps = ({ id, copy }: Entry, texts: EntryTexts, spoken: string) =>
  copy === '' ? undefined : { spoken: `${spoken}, ${texts.readOnly}`, readOnlyNoteId: readOnlyNoteId(id) };

/** Explains why a copied entry is read-only, below the focused cell. */
export const ReadOnlyNote = ({ entry: { id, copy }, texts }: Pick<CellProps, 'entry' | 'texts'>) => (
  <Note className="row-note" id={readOnlyNoteId(id)} isAtStart>
    {texts.readOnlyNote(copy)}
  </Note>
);

/** Only the first row of a day shows the day. The other rows can still edit it, and expose it to screen readers. */
export const dayCellProps = (props: EntryCellsProps): EditableCellProps<number> => {
  const { entry, isNewDay, restored, texts, commands, tabStop } = props;
  const day = twoDigits(entry.day);
  return {
    cell: 'day',
    className: 'row-day',
    label: texts.day,
    value: day,
    editText: String(entry.day),
    inputMode: 'numeric',
    isStrict: true,
    isProblemAtStart: true,
    read: readDay,
    restoredText: restored?.day,
    onType: (text) => commands.type(entry.id, { day: text }),
    tabIndex: tabIndexOf(tabStop, 'day'),
    onChange: (value) => commands.change(entry.id, { day: value }),
    children: isNewDay && day,
    ...readOnlyProps(entry, texts, day),
  };
};

/** The optional due day of a charge or an income. Without one, the cell shows a hint. */
export const dueDayCellProps = (props: EntryCellsProps): EditableCellProps<number> => {
  const { collection, entry, restored, texts, commands, tabStop } = props;
  const day = dueDayOf(entry);
  const { shown, spoken: value } = texts.dueDay(collection, entry);
  return {
    cell: 'day',
    className: 'row-due-day',
    label: texts.day,
    value,
    editText: day === 0 ? '' : String(day),
    inputMode: 'numeric',
    isStrict: true,
    read: readDueDay,
    restoredText: restored?.day,
    onType: (text) => commands.type(entry.id, { day: text }),
    tabIndex: tabIndexOf(tabStop, 'day'),
    onChange: (dueDay) => commands.change(entry.id, dueDayChanges(dueDay)),
    children: shown || <span className="row-hint">{texts.dueDayHint}</span>,
    ...readOnlyProps(entry, texts, value),
  };
};

export const nameCellProps = (props: EntryCellsProps): EditableCellProps<string> => {
  const { entry, restored, texts, commands, tabStop } = props;
  return {
    cell: 'name',
    className: 'row-name',
    label: texts.name,
    value: entry.name,
    editText: entry.name,
    read: readName,
    restoredText: restored?.name,
    onType: (text) => commands.type(entry.id, { name: text }),
    tabIndex: tabIndexOf(tabStop, 'name'),
    onChange: (value) => commands.change(entry.id, { name: value }),
    children: entry.copy === '' ? entry.name : <CopiedName {...entry} />,
    ...readOnlyProps(entry, texts, `${entry.name} (${entry.copy})`),
  };
};

export const amountCellProps = (props: EntryCellsProps): EditableCellProps<SignedAmount> => {
  const { collection, entry, restored, texts, commands, tabStop } = props;
  const shown = texts.format.amount(entry.value);
  return {
    cell: 'amount',
    className: 'amount',
    label: texts.amount,
    value: shown,
    spoken: texts.hidden,
    editText: texts.format.editable(entry.value),
    inputMode: 'decimal',
    read: (text) => readEntryAmount(collection, text),
    restoredText: restored?.value,
    onType: (text) => commands.type(entry.id, { value: text }),
    tabIndex: tabIndexOf(tabStop, 'amount'),
    onChange: (changes) => commands.change(entry.id, changes),
    ...readOnlyProps(entry, texts, texts.hidden ?? shown),
  };
};

/** The name of a copied entry, and its source. */
export const CopiedName = ({ name, copy }: Pick<Entry, 'name' | 'copy'>) => (
  <>
    {name}
    <span className="row-copy"> ({copy})</span>
  </>
);

export const SignCell = ({ entry, texts, commands, tabStop }: CellProps) => (
  <button
    type="button"
    className={entry.debit ? 'sign-toggle' : 'sign-toggle is-credit'}
    data-cell="sign"
    tabIndex={tabIndexOf(tabStop, 'sign')}
    aria-label={texts.credit}
    aria-pressed={!entry.debit}
    onClick={() => commands.change(entry.id, { debit: !entry.debit })}
  />
);
