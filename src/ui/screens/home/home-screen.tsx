import { useState, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { BalanceAnnouncer } from '../../sheet/page/situation/balance-announcer.tsx';
import { useLayout } from '../../hooks/layout.tsx';
import { NewProvisionDialog } from '../../sheet/provisions/form/add-provision.tsx';
import { PrintedSheet } from '../../print/printed-sheet.tsx';
import { SheetFrame } from '../../sheet/page/sheet-frame.tsx';
import { ShownSheet } from '../../sheet/page/shown-sheet.tsx';
import { PageHeading } from '../../shell/page-heading.tsx';
import { BoardSkeleton, TwoColumnsSkeleton, PagesSkeleton } from './home-skeletons.tsx';
import { Board } from './board.tsx';
import type { PageName } from './page-tabs.tsx';
import { Pages } from './pages.tsx';
import { TwoColumns } from './two-columns.tsx';
import { useIsForecastOpen } from '../../sheet/forecast/forecast-open.ts';
import { ForecastPanel } from '../../sheet/forecast/panel/forecast-panel.ts';
import { useOnboarding } from '../../hooks/workspace-actors.tsx';
import { useAccountState } from '../../sheet/onboarding/onboarding-state.ts';

/** Sends the state of the account to the onboarding chart, before the paint, so that nothing moves after it. */
function AccountObserver(): null {
  const onboarding = useOnboarding();
  const account = useAccountState();
  useLayoutEffect(() => onboarding.send({ type: 'account.observed', account }), [onboarding, account]);
  return null;
}

/** Opens the forecast panel as a dialog on screens without a board. */
const ForecastOverPage = () => {
  const { name } = useLayout();
  return useIsForecastOpen() && name !== 'board' && <ForecastPanel />;
};

export function HomeScreen() {
  const { t } = useTranslation();
  const layout = useLayout();
  // State of the screen, so that another sheet opens on the same page.
  const shownPage = useState<PageName>();
  const { Content, Skeleton } = layouts[layout.name];
  return (
    <SheetFrame layout={layout}>
      <PageHeading title={t('navigation.home')} visuallyHidden />
      <ShownSheet skeleton={<Skeleton />}>
        <AccountObserver />
        <Content shownPage={shownPage} />
        <NewProvisionDialog />
        <ForecastOverPage />
        <PrintedSheet />
      </ShownSheet>
      <BalanceAnnouncer />
    </SheetFrame>
  );
}

const pages = { Content: Pages, Skeleton: PagesSkeleton };

const layouts = {
  board: { Content: Board, Skeleton: BoardSkeleton },
  twoColumns: { Content: TwoColumns, Skeleton: TwoColumnsSkeleton },
  tablet: pages,
  phone: pages,
};
