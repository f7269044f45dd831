import { useTranslation } from 'react-i18next';
import { AddRow } from '../../sheet/entries/add-row/add-row.tsx';
import { DailyTotals } from '../../sheet/page/blocks/list-totals.tsx';
import { EmptyExpenses } from '../../sheet/page/blocks/empty-lists.tsx';
import { Panel } from '../../surfaces/panel.tsx';
import { BottomBar } from '../../sheet/page/bottom-bar.tsx';
import { InitialPageScroll } from './initial-page-scroll.ts';
import { WithSwipeHint } from '../../sheet/list/swipe/with-swipe-hint.tsx';
import { EntryList } from '../../sheet/entries/entry-list.tsx';
import { PaidHiddenNote } from '../../sheet/entries/paid-hidden-note.tsx';

export const ExpensesPage = () => {
  const { t } = useTranslation();
  return (
    <Panel title={t('expenses.title')}>
      <EntryList collection="outDay" label={t('expenses.title')} empty={<EmptyExpenses />} hasInitialScroll />
      <PaidHiddenNote />
      <InitialPageScroll />
      <BottomBar
        collection="outDay"
        isExpandable
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
