import { useCallback, useMemo } from 'react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { AmountFormat } from '../../../domain/money/amount-format.ts';
import { dueDayOf, isReceived, shownDayOf } from '../../../domain/sheet/due-day.ts';
import type { Entry, EntryCollection } from '../../../domain/sheet/sheet.ts';
import { parseSheetDate, toLocalDate } from '../../../domain/sheet/sheet-date.ts';
import { spokenAmount, useAmountFormat, useDateFormat } from '../../hooks/formats.ts';

/** The words of a row, looked up once for a whole list. */
export type RowTexts = {
  readonly day: string;
  readonly dueDay: DueDayTexts;
  /** Stands where a due day can be typed. */
  readonly dueDayHint: string;
  readonly name: string;
  readonly amount: string;
  readonly paid: string;
  readonly received: string;
  readonly credit: string;
  readonly remove: string;
  /** Follows what is said for a row that is selected. */
  readonly selected: string;
  readonly format: AmountFormat;
  /** What the name of a cell says in the place of an amount that is hidden. */
  readonly hidden: string | undefined;
  /** Follows the name of a cell of a copied row. */
  readonly readOnly: string;
  /** Says where a copied row comes from, and what cannot be changed in it. */
  readonly fixed: (copy: string) => string;
  /** What a screen reader says for the whole row. */
  readonly describe: (collection: EntryCollection, entry: Entry) => string;
};

/** Says where a copied line comes from. */
export const useCarriedText = (): ((copy: string) => string) => {
  const { t } = useTranslation();
  const format = useDateFormat();
  return useCallback(
    (copy: string) => {
      const date = parseSheetDate(copy);
      return date === undefined
        ? t('copied.unknownSource', { source: copy })
        : t('copied.source', { date: format.day(toLocalDate(date)) });
    },
    [t, format],
  );
};

const nameOf = ({ name, copy }: Pick<Entry, 'name' | 'copy'>): string => (copy === '' ? name : `${name} (${copy})`);

const describer =
  (t: TFunction, format: AmountFormat): RowTexts['describe'] =>
  (collection, entry) => {
    const day = shownDayOf(collection, entry);
    const ofDay = entry.debit ? 'entry.dayLabel' : 'entry.creditLabel';
    const amount = spokenAmount(entry.value, format, t);
    return t(day === 0 ? 'entry.label' : ofDay, { name: nameOf(entry), day, amount });
  };

/** `shown` is the text of a due day in a list, empty without a due day; `spoken` is its whole sentence. */
type DueDayText = { readonly shown: string; readonly spoken: string };
type DueDayTexts = (collection: EntryCollection, entry: Entry) => DueDayText;

/** Writes a due day: `le 5`, `le 1er`, `5th`. An income that was received shows that instead: `reçu`. */
export const useDueDayTexts = (): DueDayTexts => {
  const { t } = useTranslation();
  return useCallback(
    (collection, entry) => {
      const day = dueDayOf(entry);
      const on = day === 0 ? '' : t('entry.dueOn', { count: day, ordinal: true });
      const spoken = on || t('forecast.noDay');
      if (!isReceived(collection, entry)) return { shown: on, spoken };
      const received = t('entry.isReceived');
      return { shown: received, spoken: `${spoken}, ${received}` };
    },
    [t],
  );
};

export const useRowTexts = (): RowTexts => {
  const { t } = useTranslation();
  const format = useAmountFormat();
  const carried = useCarriedText();
  const dueDay = useDueDayTexts();
  return useMemo(
    () => ({
      day: t('entry.day'),
      dueDay,
      dueDayHint: t('entry.dueDayShort'),
      name: t('entry.name'),
      amount: t('entry.amount'),
      paid: t('entry.paid'),
      received: t('forecast.received'),
      credit: t('entry.credit'),
      remove: t('entry.delete'),
      selected: t('selection.row'),
      readOnly: t('copied.readOnly'),
      fixed: (copy: string) => t('copied.fixed', { carried: carried(copy) }),
      format,
      hidden: format.isHidden ? t('amounts.hidden') : undefined,
      describe: describer(t, format),
    }),
    [t, format, carried, dueDay],
  );
};
