import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { MessageKey } from '../../../../i18n/message-key.ts';
import { BlockHeader, BlockTitle } from '../../../surfaces/block-header.ts';
import { Hero } from '../situation/situation-panel.tsx';
import { SkeletonRows } from './skeleton-rows.tsx';

const AddRow = styled('div')(({ theme }) => ({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  height: 'var(--bar)',
  padding: '0 12px 0 var(--pad)',
  borderBlock: 'var(--hairline)',
  backgroundColor: theme.vars.palette.ledger.sunken,
}));

const Section = styled('div')({ flex: 'none', borderTop: 'var(--hairline)' });

type ColumnSkeletonProps = {
  readonly title: MessageKey;
  readonly count: number;
  readonly widths: readonly number[];
  readonly hasCheckbox?: boolean;
};

const ColumnSkeleton = ({ title, count, widths, hasCheckbox = false }: ColumnSkeletonProps) => (
  <>
    <SkeletonTitle title={title} />
    <AddRow>
      <Skeleton width="60%" />
    </AddRow>
    <SkeletonRows count={count} widths={widths} hasCheckbox={hasCheckbox} />
  </>
);

const SkeletonTitle = ({ title }: { readonly title: MessageKey }) => {
  const { t } = useTranslation();
  return (
    <BlockHeader>
      <BlockTitle sx={{ color: 'text.tertiary' }}>{t(title)}</BlockTitle>
    </BlockHeader>
  );
};

export const SummarySkeleton = () => (
  <>
    <SkeletonTitle title="situation.title" />
    <Hero>
      <Skeleton width={70} sx={{ marginBlock: '5px' }} />
      <Skeleton width={150} height={28} sx={{ marginTop: 3, marginBottom: 2 }} />
    </Hero>
    <SkeletonRows count={5} widths={[48, 40, 44, 42]} />
    <Section sx={{ marginTop: 26 }}>
      <ColumnSkeleton title="income.title" count={3} widths={[40, 34, 38]} />
      <SkeletonRows count={4} widths={[42, 46, 30, 22]} />
    </Section>
    <Section sx={{ marginTop: '15px' }}>
      <SkeletonTitle title="categories.title" />
      <SkeletonRows count={8} widths={[30, 22, 26]} />
    </Section>
  </>
);

export const DailySkeleton = () => (
  <ColumnSkeleton title="expenses.title" count={30} widths={[34, 22, 40, 28, 31, 25]} hasCheckbox />
);

export const ChargesSkeleton = () => (
  <ColumnSkeleton title="charges.title" count={15} widths={[44, 52, 38, 47]} hasCheckbox />
);

export const ProvisionsSkeleton = () => <ColumnSkeleton title="provisions.title" count={8} widths={[42, 50, 36]} />;
