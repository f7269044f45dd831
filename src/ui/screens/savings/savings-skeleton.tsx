import { HeroSkeleton } from '../../sheet/hero-skeleton.tsx';
import { SkeletonRows } from '../../sheet/skeleton-rows.tsx';

const widths = [24, 18, 22];

export const SavingsSkeleton = ({ isTouch }: { readonly isTouch: boolean }) =>
  isTouch ? (
    <div aria-hidden="true">
      <HeroSkeleton />
      <div className="savings-list">
        <SkeletonRows count={5} widths={widths} />
      </div>
    </div>
  ) : (
    <div className="savings-paper savings-skeleton" aria-hidden="true">
      <span className="skeleton skeleton-figure" />
      <SkeletonRows count={5} widths={widths} />
    </div>
  );
