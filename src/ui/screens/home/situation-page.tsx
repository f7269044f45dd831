import { CategoriesBlock } from '../../sheet/blocks/categories-block.tsx';
import { IncomeBlock } from '../../sheet/blocks/income-block.tsx';
import { SituationPanel } from '../../sheet/blocks/situation-panel.tsx';

export const SituationPage = () => (
  <>
    <SituationPanel hasTitle={false} />
    <IncomeBlock />
    <CategoriesBlock />
  </>
);
