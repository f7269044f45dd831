import { type CsvWords, csvColumns } from '../api/archive/csv.ts';
import type { Language } from '../i18n/language.ts';
import type { Translate } from '../i18n/use-translate.ts';

const collections = ['balances', 'in', 'outDay', 'outMonth', 'moneySaving', 'provisions'] as const;

const named = <K extends string>(keys: readonly K[], nameOf: (key: K) => string) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `fromEntries` forgets which keys it was given
  Object.fromEntries(keys.map((key) => [key, nameOf(key)])) as Record<K, string>;

/** The words of an exported table in the person's language. */
export const csvWords = (translate: Translate, language: Language): CsvWords => ({
  columns: named(csvColumns, (column) => translate(`table.columns.${column}`)),
  collections: named(collections, (collection) => translate(`table.collections.${collection}`)),
  accountBalance: translate('table.accountBalance'),
  accountProvisionsBalance: translate('table.accountProvisionsBalance'),
  debit: translate('table.debit'),
  credit: translate('table.credit'),
  yes: translate('table.yes'),
  no: translate('table.no'),
  decimalMark: language === 'fr' ? ',' : '.',
});
