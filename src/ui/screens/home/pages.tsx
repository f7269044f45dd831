import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { OnboardingStep } from '../../../domain/sheet/onboarding.ts';
import { OnboardingList } from '../../sheet/onboarding/onboarding-list.tsx';
import { useIsGuiding } from '../../sheet/onboarding/onboarding-state.ts';
import { useNewExpenseIntent } from '../../sheet/entries/add-row/new-expense-intent.tsx';
import { ChargesPage } from './charges-page.tsx';
import { ExpensesPage } from './expenses-page.tsx';
import { ProvisionsPage } from './provisions-page.tsx';
import { type PageName, PageTabs } from './page-tabs.tsx';
import { CardBackground, TabPanel, PagesFrame } from './pages-frame.ts';
import { SheetActions } from './sheet-actions.tsx';
import { HideHeaderOnScroll, useStickyHeader } from './hide-header-on-scroll.ts';
import { useTranslation } from 'react-i18next';
import { Explanation } from '../../controls/explanation.tsx';
import { SignChip } from '../../sheet/page/situation/sign-chip.tsx';
import { RealBalance } from '../../sheet/page/situation/real-balance.tsx';
import { HeroCard } from '../../sheet/page/situation/hero-card.tsx';
import { CategoriesBlock } from '../../sheet/page/blocks/categories-block.tsx';
import { IncomeBlock } from '../../sheet/page/blocks/income-block.tsx';
import { SituationPanel } from '../../sheet/page/situation/situation-panel.tsx';

type SituationPageProps = { readonly onStep: (step: OnboardingStep) => void };

const SituationPage = ({ onStep }: SituationPageProps) => (
  <>
    <SituationPanel hasTitle={false} actions={<SheetActions />}>
      <OnboardingList onOpen={onStep} />
    </SituationPanel>
    <IncomeBlock />
    <CategoriesBlock />
  </>
);

const RealBalanceCard = () => {
  const { t } = useTranslation();
  const name = t('situation.realBalance');
  const label = (
    <>
      {name}
      <Explanation figure={name} text={t('explanation.realBalance')} />
    </>
  );
  return (
    <CardBackground data-sticky-header>
      <HeroCard label={label} aside={<SignChip size="medium" />}>
        <RealBalance />
      </HeroCard>
    </CardBackground>
  );
};

const lists = {
  expenses: ExpensesPage,
  charges: ChargesPage,
  provisions: ProvisionsPage,
};

const pageOfStep: Record<OnboardingStep, PageName> = {
  balance: 'situation',
  income: 'situation',
  charges: 'charges',
  expense: 'expenses',
};

const focusField = (step: OnboardingStep) =>
  document
    .querySelector<HTMLElement>(`[data-onboarding-step="${step}"] :is(input[role="combobox"], input.amount)`)
    ?.focus();

type ShownPage = readonly [chosen: PageName | undefined, choose: (page: PageName) => void];

/** Starts on the situation during onboarding, and on the expenses otherwise. */
const usePage = ([chosen, setPage]: ShownPage) => {
  const isGuiding = useIsGuiding();
  const [isExpenseIntended] = useNewExpenseIntent();
  if (isExpenseIntended && chosen !== 'expenses') setPage('expenses');
  else if (isGuiding && chosen === undefined) setPage('situation');
  return [chosen ?? 'expenses', setPage] as const;
};

type PagesProps = { readonly shownPage: ShownPage };

/** The columns of the board as tabs, for phones and tablets. */
export function Pages({ shownPage }: PagesProps) {
  const [page, setPage] = usePage(shownPage);
  useStickyHeader();
  const List = page === 'situation' ? undefined : lists[page];
  // Each page keeps its scroll position. The expenses start where `InitialPageScroll` scrolls them.
  const [scrollPositions, setScrollPositions] = useState<Partial<Record<PageName, number>>>({});
  const scrollTop = scrollPositions[page] ?? (page === 'expenses' ? undefined : 0);
  const show = (next: PageName) => {
    setScrollPositions({ ...scrollPositions, [page]: window.scrollY });
    setPage(next);
  };
  const openStep = (step: OnboardingStep) => {
    flushSync(() => show(pageOfStep[step]));
    focusField(step);
  };
  return (
    <PagesFrame>
      {page !== 'situation' && <RealBalanceCard />}
      <PageTabs page={page} onChange={show} />
      <TabPanel id="sheet-page" role="tabpanel" aria-labelledby={`sheet-tab-${page}`}>
        {List ? <List /> : <SituationPage onStep={openStep} />}
      </TabPanel>
      <HideHeaderOnScroll key={page} scrollTop={scrollTop} />
    </PagesFrame>
  );
}
