import type { CsvWords } from '../api/archive/csv.ts';
import type { Language } from '../i18n/language.ts';
import type { Translate } from '../i18n/use-translate.ts';

/** The words of an exported table in the person's language. */
export const csvWords = (translate: Translate, language: Language): CsvWords => ({
  columnOf: (column) => translate(`table.columns.${column}`),
  collectionOf: (collection) => translate(`table.collections.${collection}`),
  accountBalance: translate('table.accountBalance'),
  accountProvisionsBalance: translate('table.accountProvisionsBalance'),
  debit: translate('table.debit'),
  credit: translate('table.credit'),
  yes: translate('table.yes'),
  no: translate('table.no'),
  decimalMark: language === 'fr' ? ',' : '.',
});
