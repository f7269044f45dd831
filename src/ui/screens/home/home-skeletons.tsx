import {
  ChargesSkeleton,
  DailySkeleton,
  ProvisionsSkeleton,
  SummarySkeleton,
} from '../../sheet/page/skeleton/column-skeletons.tsx';
import { HeroSkeleton } from '../../sheet/page/skeleton/hero-skeleton.tsx';
import { SkeletonRows } from '../../sheet/page/skeleton/skeleton-rows.tsx';
import { TabBar } from './page-tabs.tsx';
import { TabPanel, PagesFrame } from './pages-frame.ts';
import './board.css';

/** The columns of the board, so that nothing moves when the content appears. */
export const BoardSkeleton = () => (
  <div className="board" aria-hidden="true">
    <div className="board-column">
      <SummarySkeleton />
    </div>
    <div className="board-column">
      <DailySkeleton />
    </div>
    <div className="board-column">
      <ChargesSkeleton />
    </div>
    <div className="board-column">
      <ProvisionsSkeleton />
    </div>
  </div>
);

export const TwoColumnsSkeleton = () => (
  <div className="two-columns" aria-hidden="true">
    <div className="board-column">
      <SummarySkeleton />
    </div>
    <div className="board-column">
      <DailySkeleton />
    </div>
  </div>
);

export const PagesSkeleton = () => (
  <PagesFrame aria-hidden="true">
    <HeroSkeleton />
    <TabBar />
    <TabPanel>
      <SkeletonRows count={12} widths={[34, 22, 40, 28, 31, 25]} hasCheckbox />
    </TabPanel>
  </PagesFrame>
);
