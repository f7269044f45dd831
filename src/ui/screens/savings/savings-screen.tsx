import { useTranslation } from 'react-i18next';
import { useLayout } from '../../hooks/layout.tsx';
import { PrintedSheet } from '../../print/printed-sheet.tsx';
import { SheetFrame } from '../../sheet/page/sheet-frame.tsx';
import { ShownSheet } from '../../sheet/page/shown-sheet.tsx';
import { PageHeading } from '../../shell/page-heading.tsx';
import { SavingsPage } from './savings-page.tsx';
import { SavingsCard } from './savings-card.tsx';
import { SavingsSkeleton } from './savings-skeleton.tsx';

export function SavingsScreen() {
  const { t } = useTranslation();
  const layout = useLayout();
  return (
    <SheetFrame layout={layout}>
      <PageHeading title={t('savings.title')} visuallyHidden />
      <ShownSheet skeleton={<SavingsSkeleton isTouch={layout.isTouch} />}>
        {layout.isTouch ? <SavingsPage /> : <SavingsCard />}
        <PrintedSheet />
      </ShownSheet>
    </SheetFrame>
  );
}
