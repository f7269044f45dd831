import { HeroSkeleton } from '../../sheet/hero-skeleton.tsx';
import { SkeletonRows } from '../../sheet/skeleton-rows.tsx';
import { TabsPlace } from './page-tabs.tsx';
import './pages.css';

export const PagesSkeleton = () => (
  <div className="pages" aria-hidden="true">
    <HeroSkeleton />
    <TabsPlace />
    <div className="page-panel">
      <SkeletonRows count={12} widths={[34, 22, 40, 28, 31, 25]} hasMark />
    </div>
  </div>
);
