import { sum } from '../../../domain/money/money.ts';
import type { CopyPreview } from '../../../domain/sheet/new-sheet/copying.ts';
import type { Collection, Entry } from '../../../domain/sheet/sheet.ts';
import { useTranslation } from 'react-i18next';
import { useAmountFormat } from '../../hooks/formats.ts';
import { listText } from '../../../i18n/formats.ts';
import { useLanguage } from '../../../i18n/use-texts.ts';

const order: readonly Collection[] = ['in', 'outDay', 'outMonth', 'moneySaving', 'provisions'];

type CopySummary = {
  /** The number of kept lines by collection. Undefined if none is kept. */
  readonly kept: string | undefined;
  /** One sentence each for lines that are reset, not carried over or dropped. */
  readonly changes: readonly string[];
};

export const useCopySummary = (preview: CopyPreview): CopySummary => {
  const { t } = useTranslation();
  const language = useLanguage();
  const { amount } = useAmountFormat();
  const { kept, reset, dropped, unpaidCharges, expectedIncome } = preview;
  const sumOf = (entries: readonly Entry[]) => amount(sum(entries.map(({ value }) => value)));
  const linesWithSum = (key: 'unpaidCharges' | 'expectedIncome', entries: readonly Entry[]) =>
    entries.length > 0 ? [t(`newSheet.${key}`, { count: entries.length, amount: sumOf(entries) })] : [];
  const kinds = order
    .filter((kind) => kept[kind] > 0)
    .map((kind) => t(`newSheet.keptLines.${kind}`, { count: kept[kind] }));
  return {
    kept: kinds.length > 0 ? listText(kinds, language) : undefined,
    changes: [
      ...(reset > 0 ? [t('newSheet.reset', { count: reset })] : []),
      ...linesWithSum('unpaidCharges', unpaidCharges),
      ...linesWithSum('expectedIncome', expectedIncome),
      ...(dropped > 0 ? [t('newSheet.dropped', { count: dropped })] : []),
    ],
  };
};
