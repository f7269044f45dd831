import type { ImportSummary } from '../../../../domain/archive/import-plan.ts';
import type { LanguageCode } from '../../../../i18n/language.ts';
import type { MessageKey } from '../../../../i18n/message-key.ts';
import type { TFunction } from 'i18next';
import { listText } from '../../../../i18n/formats.ts';

type Count = readonly [key: MessageKey, count: number];

/** Lists the counts above zero: `24 sheets, 312 lines and 2 categories`. */
export const countsText = (counts: readonly Count[], t: TFunction, language: LanguageCode): string =>
  listText(
    counts.filter(([, count]) => count > 0).map(([key, count]) => t(key, { count })),
    language,
  );

export const contentCounts = ({ lines, operations, categories }: ImportSummary): readonly Count[] => [
  ['dataImport.lines', lines],
  ['dataImport.operations', operations],
  ['dataImport.categories', categories],
];

/** Lists what an import stored. Empty if the import only removed data. */
export const summaryText = (summary: ImportSummary, t: TFunction, language: LanguageCode): string =>
  countsText([['dataImport.sheets', summary.stored.length], ...contentCounts(summary)], t, language);
