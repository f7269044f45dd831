import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';
import { AddRow } from '../../entries/add-row/add-row.tsx';
import { Figure } from '../../../amounts/figure.tsx';
import { EntryList } from '../../entries/entry-list.tsx';
import { SelectionBar } from '../../list/selection/selection-bar.tsx';
import { useUnpaidOnly } from '../../../hooks/sheet-data.ts';
import { BlockTotals } from '../../../surfaces/block-totals.ts';
import { Block } from '../../../surfaces/block.tsx';
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
