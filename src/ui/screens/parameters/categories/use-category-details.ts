import { useMemo } from 'react';
import type { Category } from '../../../../domain/parameters/parameters.ts';
import { useTranslation } from 'react-i18next';
import { useNameComparer } from '../../../hooks/formats.ts';

/** The number and the names of the operations, by category. */
export const useCategoryDetails = (categories: readonly Category[]): ReadonlyMap<string, string> => {
  const { t } = useTranslation();
  const compareNames = useNameComparer();
  return useMemo(
    () =>
      new Map(
        categories.map(({ name, operations }) => {
          const count = t('parameters.categories.count', { count: operations.length });
          const names = operations.toSorted(compareNames).join(', ');
          return [name, names === '' ? count : `${count} · ${names}`];
        }),
      ),
    [categories, t, compareNames],
  );
};
