import './board.css';
import {
  ChargesSkeleton,
  DailySkeleton,
  ProvisionsSkeleton,
  SummarySkeleton,
} from '../../sheet/skeleton/column-skeletons.tsx';

/** The board's geometry before its content: nothing moves when the content comes. */
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
