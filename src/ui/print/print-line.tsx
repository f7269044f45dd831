import type { ReactNode } from 'react';
import { dueDayOf } from '../../domain/sheet/due-day.ts';
import type { Entry } from '../../domain/sheet/sheet.ts';
import { useAmountFormat } from '../hooks/formats.ts';
import { useDueDayText } from '../sheet/rows/row-texts.ts';
import { useTranslation } from 'react-i18next';

/** A box to tick with a pen; ticked already where the line is paid. */
export const PrintCheckbox = ({ ticked }: { readonly ticked: boolean }) => (
  <input
    type="checkbox"
    className="print-box"
    checked={ticked}
    readOnly
    aria-label={useTranslation().t('entry.paid')}
  />
);

type PrintLineProps = {
  readonly entry: Entry;
  /** Shows its due day. */
  readonly isDue?: boolean;
  /** Stands before the name. */
  readonly mark?: ReactNode;
  readonly sign?: string | undefined;
};

/** The due day of a charge or an income, where it has one. */
const DueDay = ({ entry }: Pick<PrintLineProps, 'entry'>) => {
  const dueDayText = useDueDayText();
  const day = dueDayOf(entry);
  return day > 0 && <span className="print-copy">{dueDayText(day)}</span>;
};

/** One line of the sheet. */
export const PrintLine = ({ entry, mark, sign, isDue = false }: PrintLineProps) => (
  <li className="print-line">
    {mark}
    <span className="print-name">
      {entry.name}
      {entry.copy !== '' && <span className="print-copy"> ({entry.copy})</span>}
    </span>
    {isDue && <DueDay entry={entry} />}
    {sign && <span className="print-sign">{sign}</span>}
    <span className="print-amount">{useAmountFormat().amount(entry.value)}</span>
  </li>
);

type PayableLineProps = Omit<PrintLineProps, 'mark'> & { readonly day?: string | undefined };

/** A line with a box to tick once it is paid. */
export const PayableLine = ({ day, ...line }: PayableLineProps) => (
  <PrintLine
    {...line}
    mark={
      <>
        <PrintCheckbox ticked={line.entry.paid} />
        {day && <span className="print-day">{day}</span>}
      </>
    }
  />
);
