import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { productVersion } from '../../../shell/product-version.ts';
import { AddRow } from '../../entries/add-row/add-row.tsx';
import { Figure } from '../../../amounts/figure.tsx';
import { EntryList } from '../../entries/entry-list.tsx';
import { SelectionBar } from '../../list/selection/selection-bar.tsx';
import { useUnpaidOnly } from '../../../hooks/sheet-data.ts';
import { BlockTotals } from '../../../surfaces/block-totals.ts';
import { Block } from '../../../surfaces/block.tsx';
import { DailyTotals, ShownCount } from './list-totals.tsx';
import { EmptyExpenses } from './empty-lists.tsx';

// The version is truncated before the sums.
const Version = styled('span')(({ theme }) => ({
  flex: '1 1 0',
  minWidth: 0,
  overflow: 'hidden',
  fontSize: '0.6875rem',
  textAlign: 'center',
  textOverflow: 'ellipsis',
  color: theme.vars.palette.text.tertiary,
}));

export function DailyBlock() {
  const { t } = useTranslation();
  const isUnpaidOnly = useUnpaidOnly();
  return (
    <Block
      name="outDay"
      title={t('expenses.title')}
      count={<ShownCount collection="outDay" />}
      total={<Figure name={isUnpaidOnly ? 'outDaySumNotPaid' : 'outDaySum'} />}
      extra={isUnpaidOnly && <Chip label={t('entry.unpaid')} />}
    >
      <AddRow collection="outDay" isTouch={false} />
      <EntryList collection="outDay" label={t('expenses.title')} empty={<EmptyExpenses />} />
      <BlockTotals>
        <DailyTotals>
          <Version>{t('shell.version', { version: productVersion })}</Version>
        </DailyTotals>
        <SelectionBar collection="outDay" />
      </BlockTotals>
    </Block>
  );
}
