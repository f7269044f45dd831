import './board.css';
import { DailySkeleton, SummarySkeleton } from '../../sheet/skeleton/column-skeletons.tsx';

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
