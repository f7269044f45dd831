import { useTranslation } from 'react-i18next';
import { productVersion } from '../../shell/product-version.ts';
import { AddRow } from '../add-row/add-row.tsx';
import { Figure } from '../figure.tsx';
import { EntryList } from '../rows/entry-list.tsx';
import { useUnpaidOnly } from '../sheet-data.ts';
import { Block } from './block.tsx';
import { DailyTotals } from './daily-totals.tsx';
import { EmptyExpenses } from './empty-lists.tsx';
import { ShownCount } from './shown-count.tsx';
import { UnpaidPill } from './unpaid-pill.tsx';

export function DailyBlock() {
  const { t } = useTranslation();
  const isUnpaidOnly = useUnpaidOnly();
  return (
    <Block
      name="outDay"
      className="block-fill"
      title={t('expenses.title')}
      count={<ShownCount collection="outDay" />}
      total={<Figure name={isUnpaidOnly ? 'outDaySumNotPaid' : 'outDaySum'} />}
      extra={isUnpaidOnly && <UnpaidPill />}
    >
      <AddRow collection="outDay" isTouch={false} />
      <EntryList collection="outDay" label={t('expenses.title')} empty={<EmptyExpenses />} />
      <div className="block-totals">
        <DailyTotals>
          <span className="block-version">{t('shell.version', { version: productVersion })}</span>
        </DailyTotals>
      </div>
    </Block>
  );
}
