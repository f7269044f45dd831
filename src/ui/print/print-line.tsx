import type { ReactNode } from 'react';
import type { Entry } from '../../domain/sheet/sheet.ts';
import { useAmountFormat } from '../hooks/formats.ts';
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
  /** Stands before the name. */
  readonly mark?: ReactNode;
  readonly sign?: string | undefined;
};

/** One line of the sheet. */
export const PrintLine = ({ entry, mark, sign }: PrintLineProps) => (
  <li className="print-line">
    {mark}
    <span className="print-name">
      {entry.name}
      {entry.copy !== '' && <span className="print-copy"> ({entry.copy})</span>}
    </span>
    {sign && <span className="print-sign">{sign}</span>}
    <span className="print-amount">{useAmountFormat().amount(entry.value)}</span>
  </li>
);

type PayableLineProps = Omit<PrintLineProps, 'mark'> & { readonly day?: string | undefined };

/** A line with a box to tick once it is paid. */
export const PayableLine = ({ entry, day, sign }: PayableLineProps) => (
  <PrintLine
    entry={entry}
    sign={sign}
    mark={
      <>
        <PrintCheckbox ticked={entry.paid} />
        {day && <span className="print-day">{day}</span>}
      </>
    }
  />
);
