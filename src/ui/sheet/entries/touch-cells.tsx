import { memo } from 'react';
import { hasDueDay, isReceived, shownDayOf } from '../../../domain/sheet/due-day.ts';
import { type Entry, isExpense } from '../../../domain/sheet/sheet.ts';
import { twoDigits } from '../../../domain/lib/text.ts';
import { AmountText } from '../../amounts/amount-text.tsx';
import { CopiedName, PaidCell, type EntryCellsProps } from './entry-cells.tsx';
import { tabIndexOf } from '../list/rows/row-focus.ts';

type TouchCellsProps = EntryCellsProps & { readonly isSelected: boolean; readonly onOpen: (entry: Entry) => void };

/** Text for screen readers only: the state that sighted users see in the layout and colours of the row. */
const hiddenText = ({ collection, entry, isNewDay, texts, isSelected }: TouchCellsProps): string => {
  const day = shownDayOf(collection, entry);
  const isDayHidden = collection === 'outDay' ? !isNewDay : day > 0 && isReceived(collection, entry);
  return [isDayHidden && `${texts.day} ${day}`, !entry.debit && texts.credit, isSelected && texts.selected]
    .filter(Boolean)
    .map((part) => `, ${part}`)
    .join('');
};

/** The cells of an entry on touch: a checkbox, and a button that opens the entry's dialog. */
export const TouchCells = memo(function TouchCells(props: TouchCellsProps) {
  const { collection, entry, isNewDay, tabStop, texts, onOpen } = props;
  const isDaily = collection === 'outDay';
  return (
    <>
      {isExpense(collection) && <PaidCell {...props} />}
      <button
        type="button"
        className="row-open"
        data-cell="open"
        tabIndex={tabIndexOf(tabStop, 'open')}
        aria-haspopup="dialog"
        onClick={() => onOpen(entry)}
      >
        {isDaily && <span className="row-day">{isNewDay && twoDigits(entry.day)}</span>}{' '}
        <span className="row-cell row-name">{entry.copy === '' ? entry.name : <CopiedName {...entry} />}</span>{' '}
        {hasDueDay(collection) && <span className="row-due-day">{texts.dueDay(collection, entry).shown}</span>}{' '}
        {isDaily && <TouchSign isCredit={!entry.debit} />}
        <span className="amount">
          <AmountText text={texts.format.amount(entry.value)} />
        </span>
        <span className="visually-hidden">{hiddenText(props)}</span>
      </button>
    </>
  );
});

const TouchSign = ({ isCredit }: { readonly isCredit: boolean }) => (
  <span className={isCredit ? 'sign-toggle is-credit' : 'sign-toggle'} />
);
