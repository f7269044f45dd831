import { memo } from 'react';
import { type Entry, isExpense } from '../../../domain/sheet/sheet.ts';
import { twoDigits } from '../../../domain/lib/two-digits.ts';
import { CopiedName, PaidCell, type EntryCellsProps } from './entry-cells.tsx';
import { tabIndexOf } from './row-focus.ts';

type TouchCellsProps = EntryCellsProps & { readonly label: string; readonly onOpen: (entry: Entry) => void };

/** One entry under a thumb: the check answers at once, the rest of the row opens all fields. */
export const TouchCells = memo(function TouchCells(props: TouchCellsProps) {
  const { collection, entry, isNewDay, tabStop, texts, label, onOpen } = props;
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
        aria-label={label}
        onClick={() => onOpen(entry)}
      >
        {isDaily && <span className="row-day">{isNewDay && twoDigits(entry.day)}</span>}
        <CopiedName name={entry.name} copy={entry.copy} />
        {isDaily && <TouchSign isCredit={!entry.debit} />}
        <span className="amount">{texts.format.amount(entry.value)}</span>
      </button>
    </>
  );
});

const TouchSign = ({ isCredit }: { readonly isCredit: boolean }) => (
  <span className={isCredit ? 'sign-toggle is-credit' : 'sign-toggle'} />
);
