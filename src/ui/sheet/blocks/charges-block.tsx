import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';
import { AddRow } from '../add-row/add-row.tsx';
import { Figure } from '../hero/figure.tsx';
import { EntryList } from '../rows/entry-list.tsx';
import { SelectionBar } from '../selection/selection-bar.tsx';
import { useUnpaidOnly } from '../state/sheet-data.ts';
import { BlockTotals } from './block-totals.ts';
import { Block } from './block.tsx';
import { ChargesTotal, ShownCount } from './list-totals.tsx';
import { EmptyCharges } from './empty-lists.tsx';

export function ChargesBlock() {
  const { t } = useTranslation();
  const isUnpaidOnly = useUnpaidOnly();
  return (
    <Block
      name="outMonth"
      title={t('charges.title')}
      count={<ShownCount collection="outMonth" />}
      total={<Figure name={isUnpaidOnly ? 'outMonthSumNotPaid' : 'outMonthSum'} />}
      extra={isUnpaidOnly && <Chip label={t('entry.unpaid')} />}
    >
      <AddRow collection="outMonth" isTouch={false} />
      <EntryList collection="outMonth" label={t('charges.title')} empty={<EmptyCharges />} />
      <BlockTotals>
        <ChargesTotal />
        <SelectionBar collection="outMonth" />
      </BlockTotals>
    </Block>
  );
}
