import type { ReactNode } from 'react';
import type { DueCollection } from '../../domain/sheet/due-day.ts';
import type { Entry } from '../../domain/sheet/sheet.ts';
import { useAmountFormat } from '../hooks/formats.ts';
import { useDueDayTexts } from '../sheet/entries/entry-texts.ts';
import { useTranslation } from 'react-i18next';

/** A checkbox to tick with a pen. */
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
  /** The collection of the line. If given, its due day is printed. */
  readonly dueIn?: DueCollection;
  /** Printed before the name. */
  readonly prefix?: ReactNode;
  readonly sign?: string | undefined;
};

type DueDayProps = Pick<PrintLineProps, 'entry'> & { readonly dueIn: DueCollection };

/** Prints the due day of a charge or an income, or that the income was received. */
const DueDay = ({ dueIn, entry }: DueDayProps) => {
  const { shown } = useDueDayTexts()(dueIn, entry);
  return shown !== '' && <span className="print-copy">{shown}</span>;
};

export const PrintLine = ({ entry, prefix, sign, dueIn }: PrintLineProps) => (
  <li className="print-line">
    {prefix}
    <span className="print-name">
      {entry.name}
      {entry.copy !== '' && <span className="print-copy"> ({entry.copy})</span>}
    </span>
    {dueIn && <DueDay dueIn={dueIn} entry={entry} />}
    {sign && <span className="print-sign">{sign}</span>}
    <span className="print-amount">{useAmountFormat().amount(entry.value)}</span>
  </li>
);

type PayableLineProps = Omit<PrintLineProps, 'prefix'> & { readonly day?: string | undefined };

export const PayableLine = ({ day, ...line }: PayableLineProps) => (
  <PrintLine
    {...line}
    prefix={
      <>
        <PrintCheckbox ticked={line.entry.paid} />
        {day && <span className="print-day">{day}</span>}
      </>
    }
  />
);
