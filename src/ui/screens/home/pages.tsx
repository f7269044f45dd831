import { useState } from 'react';
import { useNewExpenseIntent } from '../../sheet/state/new-expense-intent.tsx';
import { ChargesPage } from './charges-page.tsx';
import { ExpensesPage } from './expenses-page.tsx';
import { ProvisionsPage } from './provisions-page.tsx';
import { type PageName, PageTabs } from './page-tabs.tsx';
import { CardPlace, PagePanel, PagesFrame } from './pages-frame.ts';
import { SlidingHead } from './sliding-head.ts';
import { useTranslation } from 'react-i18next';
import { SignChip } from '../../sheet/hero/sign-chip.tsx';
import { RealBalance } from '../../sheet/hero/real-balance.tsx';
import { HeroCard } from '../../sheet/hero/hero-card.tsx';
import { CategoriesBlock } from '../../sheet/blocks/categories-block.tsx';
import { IncomeBlock } from '../../sheet/blocks/income-block.tsx';
import { SituationPanel } from '../../sheet/blocks/situation-panel.tsx';

const SituationPage = () => (
  <>
    <SituationPanel hasTitle={false} />
    <IncomeBlock />
    <CategoriesBlock />
  </>
);

const RealBalanceCard = () => {
  const { t } = useTranslation();
  return (
    <CardPlace data-head>
      <HeroCard label={t('situation.realBalance')} aside={<SignChip size="medium" />}>
        <RealBalance />
      </HeroCard>
    </CardPlace>
  );
};

const pages = {
  situation: SituationPage,
  expenses: ExpensesPage,
  charges: ChargesPage,
  provisions: ProvisionsPage,
};

/** The four columns one at a time, as tabs, on a phone. */
export function Pages() {
  const [page, setPage] = useState<PageName>('expenses');
  const [isExpenseIntended] = useNewExpenseIntent();
  if (isExpenseIntended && page !== 'expenses') setPage('expenses');
  const Page = pages[page];
  // Each page keeps its place; that of the expenses finds its own at first.
  const [places, setPlaces] = useState<Partial<Record<PageName, number>>>({});
  const scrollTop = places[page] ?? (page === 'expenses' ? undefined : 0);
  const show = (next: PageName) => {
    setPlaces({ ...places, [page]: window.scrollY });
    setPage(next);
  };
  return (
    <PagesFrame>
      {page !== 'situation' && <RealBalanceCard />}
      <PageTabs page={page} onChange={show} />
      <PagePanel id="sheet-page" role="tabpanel" aria-labelledby={`sheet-tab-${page}`}>
        <Page />
      </PagePanel>
      <SlidingHead key={page} scrollTop={scrollTop} />
    </PagesFrame>
  );
}
