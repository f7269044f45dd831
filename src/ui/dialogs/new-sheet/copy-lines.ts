import type { CopyPreview } from '../../../domain/sheet/copying.ts';
import type { Collection } from '../../../domain/sheet/sheet.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-texts.ts';

const order: readonly Collection[] = ['in', 'outDay', 'outMonth', 'moneySaving', 'provisions'];

/** A copy in sentences: what is kept, of which kind, what changes and what stays behind. */
export const useCopyLines = (preview: CopyPreview | undefined): readonly string[] => {
  const { t } = useTranslation();
  const list = new Intl.ListFormat(useLanguage());
  if (!preview) return [];
  const { kept, reset, dropped } = preview;
  const kinds = order
    .filter((kind) => kept[kind] > 0)
    .map((kind) => t(`newSheet.keptLines.${kind}`, { count: kept[kind] }));
  return [
    kinds.length > 0 ? t('newSheet.kept', { lines: list.format(kinds) }) : t('newSheet.keptNothing'),
    ...(reset > 0 ? [t('newSheet.reset', { count: reset })] : []),
    ...(dropped > 0 ? [t('newSheet.dropped', { count: dropped })] : []),
  ];
};
