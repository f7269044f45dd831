import { HeroSkeleton } from '../../sheet/skeleton/hero-skeleton.tsx';
import { SkeletonRows } from '../../sheet/skeleton/skeleton-rows.tsx';
import { TabsPlace } from './page-tabs.tsx';
import { PagePanel, PagesFrame } from './pages-frame.ts';

export const PagesSkeleton = () => (
  <PagesFrame aria-hidden="true">
    <HeroSkeleton />
    <TabsPlace />
    <PagePanel>
      <SkeletonRows count={12} widths={[34, 22, 40, 28, 31, 25]} hasMark />
    </PagePanel>
  </PagesFrame>
);
