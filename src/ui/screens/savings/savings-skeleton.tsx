import { SkeletonRows } from '../../sheet/skeleton-rows.tsx';

export const SavingsSkeleton = () => (
  <div className="savings-paper" aria-hidden="true">
    <div className="savings-skeleton">
      <SkeletonRows count={5} widths={[24, 18, 22]} hasMark={false} />
    </div>
  </div>
);
