import type { i18n } from 'i18next';
import type { CsvWords } from '../../api/archive/csv-export.ts';
import { languageOf } from '../../domain/lib/languages.ts';
import { decimalSeparator } from '../../domain/money/amount-format.ts';

// Spreadsheets separate cells by semicolons where the comma separates decimals.
const marksOf = (locale: string) =>
  decimalSeparator(locale) === ','
    ? ({ decimalMark: ',', separator: ';' } as const)
    : ({ decimalMark: '.', separator: ',' } as const);

/** The words and marks of an exported table in the current language of `texts`. */
export const csvWords = (texts: i18n): CsvWords => ({
  columnOf: (column) => texts.t(`table.columns.${column}`),
  collectionOf: (collection) => texts.t(`table.collections.${collection}`),
  accountBalance: texts.t('table.accountBalance'),
  accountProvisionsBalance: texts.t('table.accountProvisionsBalance'),
  debit: texts.t('table.debit'),
  credit: texts.t('table.credit'),
  yes: texts.t('table.yes'),
  no: texts.t('table.no'),
  ...marksOf(languageOf(texts.language).locale),
});
