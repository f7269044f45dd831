import { useTranslation } from 'react-i18next';
import { AddRow } from '../../sheet/add-row/add-row.tsx';
import { DailyTotals } from '../../sheet/blocks/list-totals.tsx';
import { EmptyExpenses } from '../../sheet/blocks/empty-lists.tsx';
import { Panel } from '../../sheet/blocks/panel.tsx';
import { BottomBar } from '../../sheet/frame/bottom-bar.tsx';
import { OpeningPlace } from './opening-place.ts';
import { WithSwipeHint } from '../../sheet/swipe/with-swipe-hint.tsx';
import { EntryList } from '../../sheet/rows/entry-list.tsx';
import { PaidHidden } from '../../sheet/rows/paid-hidden.tsx';

export const ExpensesPage = () => {
  const { t } = useTranslation();
  return (
    <Panel title={t('expenses.title')}>
      <EntryList collection="outDay" label={t('expenses.title')} empty={<EmptyExpenses />} hasOpeningPlace />
      <PaidHidden />
      <OpeningPlace />
      <BottomBar
        collection="outDay"
        opens
        totals={
          <WithSwipeHint>
            <DailyTotals />
          </WithSwipeHint>
        }
      >
        <AddRow collection="outDay" isTouch />
      </BottomBar>
    </Panel>
  );
};
