import { useMemo } from 'react';
import { templateOf } from '../../../i18n/template.ts';
import { type Translate, useTranslate } from '../../../i18n/use-translate.ts';
import type { AmountFormat } from '../../../domain/amount-format.ts';
import type { Entry } from '../../../domain/sheet.ts';
import { useAmountFormat } from '../formats.ts';

/** The words of a row, looked up once for a whole list. */
export type RowTexts = {
  readonly day: string;
  readonly name: string;
  readonly amount: string;
  readonly paid: string;
  readonly credit: string;
  readonly remove: string;
  readonly format: AmountFormat;
  /** What a screen reader says for the whole row. */
  readonly describe: (entry: Entry) => string;
};

const nameOf = ({ name, copy }: Pick<Entry, 'name' | 'copy'>): string => (copy === '' ? name : `${name} (${copy})`);

const values = ['name', 'day', 'amount'] as const;

const describer = (t: Translate, format: AmountFormat) => {
  const plain = templateOf(t, 'entry.label', values);
  const debit = templateOf(t, 'entry.dayLabel', values);
  const credit = templateOf(t, 'entry.creditLabel', values);
  return (entry: Entry): string => {
    const ofDay = entry.debit ? debit : credit;
    const describe = entry.day === 0 ? plain : ofDay;
    return describe({ name: nameOf(entry), day: entry.day, amount: format.amount(entry.value) });
  };
};

export const useRowTexts = (): RowTexts => {
  const t = useTranslate();
  const format = useAmountFormat();
  return useMemo(
    () => ({
      day: t('entry.day'),
      name: t('entry.name'),
      amount: t('entry.amount'),
      paid: t('entry.paid'),
      credit: t('entry.credit'),
      remove: t('entry.delete'),
      format,
      describe: describer(t, format),
    }),
    [t, format],
  );
};
