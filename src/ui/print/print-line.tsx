import type { ReactNode } from 'react';
import type { Entry } from '../../domain/sheet/sheet.ts';
import { useAmountFormat } from '../hooks/formats.ts';
import { useTranslation } from 'react-i18next';

/** A box to tick with a pen; ticked already where the line is paid. */
export const PrintCheckbox = ({ ticked }: { readonly ticked: boolean }) => (
  <input
    type="checkbox"
    className="paper-box"
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
  <li className="paper-line">
    {mark}
    <span className="paper-name">
      {entry.name}
      {entry.copy !== '' && <span className="paper-copy"> ({entry.copy})</span>}
    </span>
    {sign && <span className="paper-sign">{sign}</span>}
    <span className="paper-amount">{useAmountFormat().amount(entry.value)}</span>
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
        {day && <span className="paper-day">{day}</span>}
      </>
    }
  />
);
