import { useState } from 'react';
import { useExpenseWish } from '../../sheet/state/new-expense-intent.tsx';
import { ChargesPage } from './charges-page.tsx';
import { ExpensesPage } from './expenses-page.tsx';
import { RealBalanceCard } from './real-balance-card.tsx';
import { SituationPage } from './situation-page.tsx';
import { ProvisionsPage } from './provisions-page.tsx';
import { type PageName, PageTabs } from './page-tabs.tsx';
import { PagePanel, PagesFrame } from './pages-frame.ts';

const pages = {
  situation: SituationPage,
  expenses: ExpensesPage,
  charges: ChargesPage,
  provisions: ProvisionsPage,
};

/** The four columns one at a time, for a hand's width. */
export function Pages() {
  const [page, setPage] = useState<PageName>('expenses');
  const [isWanted] = useExpenseWish();
  if (isWanted && page !== 'expenses') setPage('expenses');
  const Page = pages[page];
  const show = (next: PageName) => {
    setPage(next);
    window.scrollTo({ top: 0 });
  };
  return (
    <PagesFrame>
      {page !== 'situation' && <RealBalanceCard />}
      <PageTabs page={page} onChange={show} />
      <PagePanel id="sheet-page" role="tabpanel" aria-labelledby={`sheet-tab-${page}`}>
        <Page />
      </PagePanel>
    </PagesFrame>
  );
}
