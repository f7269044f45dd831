import type { MessageKey } from '../../../i18n/message-key.ts';
import { useTranslation } from 'react-i18next';
import { SkeletonRows } from '../../sheet/skeleton-rows.tsx';
import './column-skeletons.css';

type ColumnSkeletonProps = {
  readonly title: MessageKey;
  readonly count: number;
  readonly widths: readonly number[];
  readonly hasMark?: boolean;
};

const ColumnSkeleton = ({ title, count, widths, hasMark = false }: ColumnSkeletonProps) => (
  <>
    <SkeletonTitle title={title} />
    <div className="skeleton-add">
      <span className="skeleton" />
    </div>
    <SkeletonRows count={count} widths={widths} hasMark={hasMark} />
  </>
);

const SkeletonTitle = ({ title }: { readonly title: MessageKey }) => {
  const { t } = useTranslation();
  return <div className="block-head skeleton-title">{t(title)}</div>;
};

export const SummarySkeleton = () => (
  <>
    <SkeletonTitle title="situation.title" />
    <div className="hero">
      <span className="skeleton skeleton-label" />
      <span className="skeleton skeleton-figure" />
    </div>
    <SkeletonRows count={5} widths={[48, 40, 44, 42]} />
    <div className="block-section skeleton-income">
      <ColumnSkeleton title="income.title" count={3} widths={[40, 34, 38]} />
      <SkeletonRows count={4} widths={[42, 46, 30, 22]} />
    </div>
    <div className="block-section block-categories">
      <SkeletonTitle title="categories.title" />
      <SkeletonRows count={8} widths={[30, 22, 26]} />
    </div>
  </>
);

export const DailySkeleton = () => (
  <ColumnSkeleton title="expenses.title" count={30} widths={[34, 22, 40, 28, 31, 25]} hasMark />
);

export const ChargesSkeleton = () => (
  <ColumnSkeleton title="charges.title" count={15} widths={[44, 52, 38, 47]} hasMark />
);

export const ProvisionsSkeleton = () => <ColumnSkeleton title="provisions.title" count={8} widths={[42, 50, 36]} />;
