import { CategoriesBlock } from '../../sheet/page/blocks/categories-block.tsx';
import { ChargesBlock } from '../../sheet/page/blocks/charges-block.tsx';
import { DailyBlock } from '../../sheet/page/blocks/daily-block.tsx';
import { IncomeBlock } from '../../sheet/page/blocks/income-block.tsx';
import { SituationPanel } from '../../sheet/page/situation/situation-panel.tsx';
import { ProvisionsBlock } from '../../sheet/page/blocks/provisions-block.tsx';
import { SheetActions } from './sheet-actions.tsx';
import './board.css';

/** The sheet in two columns: balance, income and provisions on the left, expenses on the right. The page scrolls. */
export const TwoColumns = () => (
  <div className="two-columns">
    <div className="board-column">
      <SituationPanel hasTitle actions={<SheetActions />} />
      <IncomeBlock />
      <CategoriesBlock />
      <ProvisionsBlock />
    </div>
    <div className="board-column">
      <DailyBlock />
      <ChargesBlock />
    </div>
  </div>
);
