import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { categorySums } from '../../../domain/categories.ts';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { useParameters } from '../../hooks/actors.tsx';
import { EmptyState } from '../empty-state.tsx';
import { useAmountFormat } from '../formats.ts';
import { ShareBar } from '../share-bar.tsx';
import { useLines } from '../sheet-data.ts';
import { Block } from './block.tsx';
import './categories-block.css';

const useCategorySums = () => {
  const categories = useSelector(useParameters(), ({ context }) => context.parameters.categories);
  const expenses = useLines('outDay');
  return useMemo(() => categorySums(categories, expenses), [categories, expenses]);
};

export function CategoriesBlock() {
  const t = useTranslate();
  const format = useAmountFormat();
  const sums = useCategorySums();
  const largest = Math.max(0, ...sums.map(({ sum }) => Number(sum)));
  return (
    <Block name="categories" className="block-section block-categories" title={t('categories.title')}>
      {sums.length === 0 && <EmptyState title={t('categories.emptyTitle')}>{t('categories.emptyText')}</EmptyState>}
      <ul aria-label={t('categories.title')}>
        {sums.map(({ name, sum }) => (
          <li key={name} className="row row-category">
            <span className="row-cell">{name}</span>
            <ShareBar share={largest === 0 ? 0 : Number(sum) / largest} />
            <span className="amount" data-figure="categoriesSum" data-category={name}>
              {format.amount(sum)}
            </span>
          </li>
        ))}
      </ul>
    </Block>
  );
}
