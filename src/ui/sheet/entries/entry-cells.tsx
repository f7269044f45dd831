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
import type { RowTexts } from './entry-texts.ts';
import '../../controls/paid-mark.css';

/** What the cells of a row are made of: the same values until the row's own entry changes. */
export type EntryCellsProps = {
  readonly collection: EntryCollection;
  readonly entry: Entry;
  readonly isNewDay: boolean;
  /** The one cell of the list that the Tab key reaches, when it is in this row. */
  readonly tabStop: string | undefined;
  /** The entry's part of the largest one, 0 to 1, where the list draws it. */
  readonly share: number | undefined;
  /** What was typed into its cells before the page was loaded. */
  readonly typed: TypedFields | undefined;
  readonly texts: RowTexts;
  readonly commands: EntryCommands;
  /** On touch, a tap opens the whole row. */
  readonly onOpen: ((entry: Entry) => void) | undefined;
};

type CellProps = Pick<EntryCellsProps, 'collection' | 'entry' | 'typed' | 'texts' | 'commands' | 'tabStop'>;

/** Ticks an expense that is paid, or an income that was received. */
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

/** What makes a cell of a copied entry one that cannot be edited. */
const fixedIn = ({ id, copy }: Entry, texts: RowTexts, spoken: string) =>
  copy === '' ? undefined : { spoken: `${spoken}, ${texts.readOnly}`, fixedBy: `fixed-${id}` };

/** Under the cell of a copied entry that has the focus: why it cannot be edited. */
export const FixedNote = ({ entry: { id, copy }, texts }: Pick<CellProps, 'entry' | 'texts'>) => (
  <Note className="row-note" id={`fixed-${id}`} isAtStart>
    {texts.fixed(copy)}
  </Note>
);

/** The day is printed once for all its rows; each of them names it, and has it within reach. */
export const dayCellProps = (props: EntryCellsProps): EditableCellProps<number> => {
  const { entry, isNewDay, typed, texts, commands, tabStop } = props;
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
    typed: typed?.day,
    onType: (text) => commands.type(entry.id, { day: text }),
    tabIndex: tabIndexOf(tabStop, 'day'),
    onChange: (value) => commands.change(entry.id, { day: value }),
    children: isNewDay && day,
    ...fixedIn(entry, texts, day),
  };
};

/** A charge or an income may have a due day: without one there is only the place to type it. */
export const dueDayCellProps = (props: EntryCellsProps): EditableCellProps<number> => {
  const { collection, entry, typed, texts, commands, tabStop } = props;
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
    typed: typed?.day,
    onType: (text) => commands.type(entry.id, { day: text }),
    tabIndex: tabIndexOf(tabStop, 'day'),
    onChange: (dueDay) => commands.change(entry.id, dueDayChanges(dueDay)),
    children: shown || <span className="row-hint">{texts.dueDayHint}</span>,
    ...fixedIn(entry, texts, value),
  };
};

export const nameCellProps = (props: EntryCellsProps): EditableCellProps<string> => {
  const { entry, typed, texts, commands, tabStop } = props;
  return {
    cell: 'name',
    className: 'row-name',
    label: texts.name,
    value: entry.name,
    editText: entry.name,
    read: readName,
    typed: typed?.name,
    onType: (text) => commands.type(entry.id, { name: text }),
    tabIndex: tabIndexOf(tabStop, 'name'),
    onChange: (value) => commands.change(entry.id, { name: value }),
    children: entry.copy === '' ? entry.name : <CopiedName {...entry} />,
    ...fixedIn(entry, texts, `${entry.name} (${entry.copy})`),
  };
};

export const amountCellProps = (props: EntryCellsProps): EditableCellProps<SignedAmount> => {
  const { collection, entry, typed, texts, commands, tabStop } = props;
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
    typed: typed?.value,
    onType: (text) => commands.type(entry.id, { value: text }),
    tabIndex: tabIndexOf(tabStop, 'amount'),
    onChange: (changes) => commands.change(entry.id, changes),
    ...fixedIn(entry, texts, texts.hidden ?? shown),
  };
};

/** The name of a copied entry, and where it was copied from. */
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
