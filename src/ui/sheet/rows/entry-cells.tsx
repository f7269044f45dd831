import { amountEdit, dayEdit, nameEdit, signedAmountEdit } from '../fields/edits.ts';
import { twoDigits } from './two-digits.ts';
import { EditableCell } from './editable-cell.tsx';
import type { EntryCellsProps } from './entry-row-props.ts';
import { PaidCheck } from './paid-check.tsx';
import { tabIndexOf } from './row-focus.ts';
import { RowDelete } from './row-delete.tsx';
import { SignToggle } from './sign-toggle.tsx';

type CellProps = Pick<EntryCellsProps, 'entry' | 'texts' | 'commands' | 'tabStop'>;

export const PaidCell = ({ entry, texts, commands, tabStop }: CellProps) => (
  <PaidCheck
    label={texts.paid}
    isPaid={entry.paid}
    tabIndex={tabIndexOf(tabStop, 'paid')}
    onToggle={() => commands.change(entry.id, { paid: !entry.paid })}
  />
);

type DayCellProps = CellProps & { readonly isShown: boolean };

/** The day is printed once for all its rows; each of them names it, and has it within reach. */
export const DayCell = ({ entry, texts, commands, tabStop, isShown }: DayCellProps) => {
  const day = twoDigits(entry.day);
  const shown = isShown && day;
  if (entry.copy !== '') return <span className="row-cell row-day">{shown}</span>;
  return (
    <EditableCell
      cell="day"
      className="row-day"
      label={texts.day}
      value={day}
      editText={String(entry.day)}
      inputMode="numeric"
      isStrict
      read={dayEdit}
      tabIndex={tabIndexOf(tabStop, 'day')}
      onChange={(value) => commands.change(entry.id, { day: value })}
    >
      {shown}
    </EditableCell>
  );
};

export const NameCell = ({ entry, texts, commands, tabStop }: CellProps) =>
  entry.copy === '' ? (
    <EditableCell
      cell="name"
      className="row-name"
      label={texts.name}
      value={entry.name}
      editText={entry.name}
      read={nameEdit}
      tabIndex={tabIndexOf(tabStop, 'name')}
      onChange={(value) => commands.change(entry.id, { name: value })}
    />
  ) : (
    <CopiedName name={entry.name} copy={entry.copy} />
  );

export const CopiedName = ({ name, copy }: { readonly name: string; readonly copy: string }) => (
  <span className="row-cell row-name">
    {name}
    {copy !== '' && <span className="row-copy"> ({copy})</span>}
  </span>
);

export const SignCell = ({ entry, texts, commands, tabStop }: CellProps) => (
  <SignToggle
    label={texts.credit}
    isCredit={!entry.debit}
    tabIndex={tabIndexOf(tabStop, 'sign')}
    onToggle={() => commands.change(entry.id, { debit: !entry.debit })}
  />
);

type AmountCellProps = CellProps & Pick<EntryCellsProps, 'collection'>;

export const AmountCell = ({ collection, entry, texts, commands, tabStop }: AmountCellProps) => {
  if (entry.copy !== '') return <span className="row-cell amount">{texts.format.amount(entry.value)}</span>;
  const cell = {
    cell: 'amount',
    className: 'amount',
    label: texts.amount,
    value: texts.format.amount(entry.value),
    editText: texts.format.editable(entry.value),
    inputMode: 'decimal',
    tabIndex: tabIndexOf(tabStop, 'amount'),
  } as const;
  return collection === 'outDay' ? (
    <EditableCell {...cell} read={signedAmountEdit} onChange={(changes) => commands.change(entry.id, changes)} />
  ) : (
    <EditableCell {...cell} read={amountEdit} onChange={(value) => commands.change(entry.id, { value })} />
  );
};

export const DeleteCell = ({ entry, texts, commands, tabStop }: CellProps) => (
  <RowDelete
    label={texts.remove}
    tabIndex={tabIndexOf(tabStop, 'delete')}
    onClick={() => commands.requestRemoval(entry)}
  />
);
