import { useTranslation } from 'react-i18next';
import { useLayout } from '../../hooks/layout.tsx';
import { PrintedSheet } from '../../print/printed-sheet.tsx';
import { SheetFrame } from '../../sheet/page/sheet-frame.tsx';
import { ShownSheet } from '../../sheet/page/shown-sheet.tsx';
import { PageHeading } from '../../shell/page-heading.tsx';
import { SavingsPage, SavingsList } from './savings-page.tsx';
import { SavingsCard, SavingsFrame } from './savings-card.tsx';
import Skeleton from '@mui/material/Skeleton';
import { HeroSkeleton } from '../../sheet/page/skeleton/hero-skeleton.tsx';
import { SkeletonRows } from '../../sheet/page/skeleton/skeleton-rows.tsx';

const widths = [24, 18, 22];

const SavingsSkeleton = ({ isTouch }: { readonly isTouch: boolean }) =>
  isTouch ? (
    <div aria-hidden="true">
      <HeroSkeleton />
      <SavingsList>
        <SkeletonRows count={5} widths={widths} />
      </SavingsList>
    </div>
  ) : (
    <SavingsFrame aria-hidden="true" sx={{ '--row': '40px' }}>
      <Skeleton width={150} height={28} sx={{ margin: '30px 16px 78px' }} />
      <SkeletonRows count={5} widths={widths} />
    </SavingsFrame>
  );

export function SavingsScreen() {
  const { t } = useTranslation();
  const layout = useLayout();
  return (
    <SheetFrame layout={layout}>
      <PageHeading title={t('savings.title')} visuallyHidden />
      <ShownSheet skeleton={<SavingsSkeleton isTouch={layout.isTouch} />}>
        {layout.isTouch ? <SavingsPage /> : <SavingsCard />}
        <PrintedSheet />
      </ShownSheet>
    </SheetFrame>
  );
}
