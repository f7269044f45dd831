import { useTranslation } from 'react-i18next';
import { AddRow } from '../../sheet/add-row/add-row.tsx';
import { Panel } from '../../sheet/blocks/panel.tsx';
import { BottomBar } from '../../sheet/bottom-bar.tsx';
import { Figure } from '../../sheet/figure.tsx';
import { HeroCard } from '../../sheet/hero-card.tsx';
import { EntryList } from '../../sheet/rows/entry-list.tsx';
import { EmptySavings } from './empty-savings.tsx';
import { SavingsTotal } from './savings-total.tsx';

export const SavingsPage = () => {
  const { t } = useTranslation();
  return (
    <Panel title={t('savings.title')} className="savings-page">
      <HeroCard label={t('savings.figure')}>
        <Figure name="moneySavingSum" className="hero-card-figure" />
      </HeroCard>
      <div className="savings-list">
        <EntryList collection="moneySaving" label={t('savings.title')} empty={<EmptySavings />} />
        <SavingsTotal />
      </div>
      <BottomBar>
        <AddRow collection="moneySaving" isTouch />
      </BottomBar>
    </Panel>
  );
};
