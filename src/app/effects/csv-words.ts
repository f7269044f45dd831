import type { CsvWords } from '../../api/archive/csv-export.ts';
import type { i18n } from 'i18next';
import { languageOf } from '../../i18n/language.ts';

// French spreadsheets separate cells by semicolons, because the comma is their decimal mark.
const marks = { fr: { decimalMark: ',', separator: ';' }, en: { decimalMark: '.', separator: ',' } } as const;

/** The words and marks of an exported table in the person's language. */
export const csvWords = (texts: i18n): CsvWords => ({
  columnOf: (column) => texts.t(`table.columns.${column}`),
  collectionOf: (collection) => texts.t(`table.collections.${collection}`),
  accountBalance: texts.t('table.accountBalance'),
  accountProvisionsBalance: texts.t('table.accountProvisionsBalance'),
  debit: texts.t('table.debit'),
  credit: texts.t('table.credit'),
  yes: texts.t('table.yes'),
  no: texts.t('table.no'),
  ...marks[languageOf(texts)],
});
