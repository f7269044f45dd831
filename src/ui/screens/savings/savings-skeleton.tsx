import Skeleton from '@mui/material/Skeleton';
import { HeroSkeleton } from '../../sheet/page/skeleton/hero-skeleton.tsx';
import { SkeletonRows } from '../../sheet/page/skeleton/skeleton-rows.tsx';
import { SavingsList } from './savings-page.tsx';
import { SavingsFrame } from './savings-card.tsx';

const widths = [24, 18, 22];

export const SavingsSkeleton = ({ isTouch }: { readonly isTouch: boolean }) =>
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
