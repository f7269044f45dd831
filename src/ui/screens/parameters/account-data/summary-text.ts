import type { ImportSummary } from '../../../../domain/archive/import-plan.ts';
import type { Language } from '../../../../i18n/language.ts';
import type { MessageKey } from '../../../../i18n/message-key.ts';
import type { TFunction } from 'i18next';
import { listText } from '../../../../i18n/formats.ts';

type Count = readonly [key: MessageKey, count: number];

/** What was counted, without what there is none of: `24 sheets, 312 lines and 2 categories`. */
export const countsText = (counts: readonly Count[], t: TFunction, language: Language): string =>
  listText(
    counts.filter(([, count]) => count > 0).map(([key, count]) => t(key, { count })),
    language,
  );

/** What goes with the sheets of an import. */
export const contentCounts = ({ lines, operations, categories }: ImportSummary): readonly Count[] => [
  ['dataImport.lines', lines],
  ['dataImport.operations', operations],
  ['dataImport.categories', categories],
];

/** What an import has stored; empty where it only took something away. */
export const summaryText = (summary: ImportSummary, t: TFunction, language: Language): string =>
  countsText([['dataImport.sheets', summary.stored.length], ...contentCounts(summary)], t, language);
