import Link from '@mui/material/Link';
import { useSelector } from '@xstate/react';
import { Link as RouterLink } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { useCategorySums } from './category-sums.ts';
import { useParameters } from '../../../hooks/workspace-actors.tsx';
import { useParametersState } from '../../../hooks/parameters-state.ts';
import { AmountText } from '../../../amounts/amount-text.tsx';
import { EmptyState } from '../../../surfaces/empty-state.tsx';
import { useAmountFormat } from '../../../hooks/formats.ts';
import { SkeletonRows } from '../skeleton/skeleton-rows.tsx';
import { ShareBar } from '../../list/rows/share-bar.tsx';
import { paths } from '../../../shell/paths.ts';
import { Block } from '../../../surfaces/block.tsx';
import '../../list/rows/row.css';

export function CategoriesBlock() {
  const { t } = useTranslation();
  const hasCategories = useSelector(useParameters(), ({ context }) => context.parameters.categories.length > 0);
  return (
    <Block name="categories" title={t('categories.title')} sx={{ marginTop: '15px' }}>
      {hasCategories || <NoCategories />}
      <CategorySums />
    </Block>
  );
}

/** The sum of each category. A separate component, so that the block does not render with each expense. */
const CategorySums = () => {
  const { t } = useTranslation();
  const format = useAmountFormat();
  const sums = useCategorySums();
  const largest = Math.max(0, ...sums.map(({ sum }) => Number(sum)));
  return (
    <ul aria-label={t('categories.title')}>
      {sums.map(({ name, sum }) => (
        <li key={name} className="row row-category">
          <span className="row-cell">{name}</span>
          <ShareBar share={largest === 0 ? 0 : Number(sum) / largest} />
          <span className="amount" data-figure="categoriesSum" data-category={name}>
            <AmountText text={format.amount(sum)} />
          </span>
        </li>
      ))}
    </ul>
  );
};

/** Shown if there are no categories, or they could not be loaded. */
const NoCategories = () => {
  const { t } = useTranslation();
  const parameters = useParameters();
  const state = useParametersState();
  if (state === 'loading')
    return (
      <div aria-busy="true">
        <SkeletonRows count={3} widths={[30, 22, 26]} />
      </div>
    );
  if (state === 'failed')
    return (
      <EmptyState title={t('categories.failed')}>
        <Link component="button" type="button" onClick={() => parameters.send({ type: 'reload.requested' })}>
          {t('sheets.retry')}
        </Link>
      </EmptyState>
    );
  return (
    <EmptyState title={t('categories.emptyTitle')}>
      {t('categories.emptyText')}{' '}
      <Link component={RouterLink} to={`${paths.parameters}?section=categories`}>
        {t('categories.emptyLink')}
      </Link>
    </EmptyState>
  );
};
