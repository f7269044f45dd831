import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountObserver } from '../../sheet/onboarding/account-observer.ts';
import { BalanceAnnouncer } from '../../sheet/page/situation/balance-announcer.tsx';
import { useLayout } from '../../hooks/layout.tsx';
import { ForecastOverPage } from '../../sheet/forecast/panel/forecast-over-page.tsx';
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
