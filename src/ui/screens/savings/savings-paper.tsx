import { useTranslation } from 'react-i18next';
import { AddRow } from '../../sheet/add-row/add-row.tsx';
import { Panel } from '../../sheet/blocks/panel.tsx';
import { Figure } from '../../sheet/figure.tsx';
import { EntryList } from '../../sheet/rows/entry-list.tsx';
import { EmptySavings } from './empty-savings.tsx';
import { SavingsTotal } from './savings-total.tsx';

const rowHeight = 40;

export const SavingsPaper = () => {
  const { t } = useTranslation();
  return (
    <div className="savings-paper">
      <Panel title={t('savings.title')}>
        <div className="savings-hero">
          <p>{t('savings.figure')}</p>
          <Figure name="moneySavingSum" className="savings-figure" />
        </div>
        <AddRow collection="moneySaving" isTouch={false} />
        <EntryList
          collection="moneySaving"
          label={t('savings.title')}
          empty={<EmptySavings />}
          hasShares
          rowHeight={rowHeight}
        />
        <SavingsTotal />
      </Panel>
    </div>
  );
};
