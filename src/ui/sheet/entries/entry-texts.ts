import { useCallback, useMemo } from 'react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { AmountFormat } from '../../../domain/money/amount-format.ts';
import { dueDayOf, isReceived, shownDayOf } from '../../../domain/sheet/due-day.ts';
import type { Entry, EntryCollection } from '../../../domain/sheet/sheet.ts';
import { parseSheetDate, toLocalDate } from '../../../domain/sheet/sheet-date.ts';
import { spokenAmount, useAmountFormat, useDateFormat } from '../../hooks/formats.ts';

/** The texts of the rows, translated once per list. */
export type EntryTexts = {
  readonly day: string;
  readonly dueDay: DueDayTexts;
  /** Shown in place of an empty due day. */
  readonly dueDayHint: string;
  readonly name: string;
  readonly amount: string;
  readonly paid: string;
  readonly received: string;
  readonly credit: string;
  readonly remove: string;
  /** Added to the label of a selected row. */
  readonly selected: string;
  readonly format: AmountFormat;
  /** Replaces a hidden amount in the accessible name of a cell. */
  readonly hidden: string | undefined;
  /** Added to the accessible name of a read-only cell. */
  readonly readOnly: string;
  /** Names the source of a copied entry, and its read-only fields. */
  readonly readOnlyNote: (copy: string) => string;
  /** The accessible name of the row. */
  readonly describe: (collection: EntryCollection, entry: Entry) => string;
};

export const useCopySourceText = (): ((copy: string) => string) => {
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
  (t: TFunction, format: AmountFormat): EntryTexts['describe'] =>
  (collection, entry) => {
    const day = shownDayOf(collection, entry);
    const ofDay = entry.debit ? 'entry.dayLabel' : 'entry.creditLabel';
    const amount = spokenAmount(entry.value, format, t);
    return t(day === 0 ? 'entry.label' : ofDay, { name: nameOf(entry), day, amount });
  };

/** A due day: `shown` in a list, empty without a due day, and `spoken` by screen readers. */
type DueDayText = { readonly shown: string; readonly spoken: string };
type DueDayTexts = (collection: EntryCollection, entry: Entry) => DueDayText;

/** Formats due days: `le 5`, `le 1er`, `5th`. A received income shows `reçu` instead. */
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

export const useEntryTexts = (): EntryTexts => {
  const { t } = useTranslation();
  const format = useAmountFormat();
  const copySource = useCopySourceText();
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
      readOnlyNote: (copy: string) => t('copied.fixed', { carried: copySource(copy) }),
      format,
      hidden: format.isHidden ? t('amounts.hidden') : undefined,
      describe: describer(t, format),
    }),
    [t, format, copySource, dueDay],
  );
};
