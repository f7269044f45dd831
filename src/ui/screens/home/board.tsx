import { CategoriesBlock } from '../../sheet/page/blocks/categories-block.tsx';
import { ChargesBlock } from '../../sheet/page/blocks/charges-block.tsx';
import { DailyBlock } from '../../sheet/page/blocks/daily-block.tsx';
import { IncomeBlock } from '../../sheet/page/blocks/income-block.tsx';
import { SituationPanel } from '../../sheet/page/situation/situation-panel.tsx';
import { ForecastPanel } from '../../sheet/forecast/panel/forecast-panel.ts';
import { useIsForecastOpen } from '../../sheet/forecast/forecast-open.ts';
import { ProvisionsBlock } from '../../sheet/page/blocks/provisions-block.tsx';
import { SheetActions } from './sheet-actions.tsx';
import './board.css';

/** The sheet in four columns. Each column scrolls separately. */
export const Board = () => {
  const isForecastOpen = useIsForecastOpen();
  return (
    <div className="board">
      <div className="board-column board-summary">
        <SituationPanel hasTitle actions={<SheetActions />} />
        <IncomeBlock />
        <CategoriesBlock />
      </div>
      <div className="board-column">
        <DailyBlock />
      </div>
      {isForecastOpen ? (
        <ForecastPanel />
      ) : (
        <>
          <div className="board-column">
            <ChargesBlock />
          </div>
          <div className="board-column">
            <ProvisionsBlock />
          </div>
        </>
      )}
    </div>
  );
};
