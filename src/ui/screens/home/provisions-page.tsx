import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useProvisionsView } from '../../hooks/workspace-actors.tsx';
import { Panel } from '../../surfaces/panel.tsx';
import { DueList, DueTotals } from '../../sheet/provisions/due/due.ts';
import { BottomBar } from '../../sheet/page/bottom-bar.tsx';
import { AddProvision } from '../../sheet/provisions/form/add-provision.tsx';
import { ProvisionList } from '../../sheet/provisions/rows/provision-list.tsx';
import { ProvisionsAccount, ProvisionTotals } from '../../sheet/provisions/provisions-account.tsx';
import { narrowestPhone } from '../../theme/media-queries.ts';
import { ViewToggle } from '../../sheet/provisions/view-toggle.tsx';
import { useLines } from '../../hooks/sheet-data.ts';

const Head = styled('div')({
  display: 'flex',
  // With enlarged text, the toggle wraps onto a second line.
  flexWrap: 'wrap',
  gap: '0 8px',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 52,
  padding: '0 8px 0 16px',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  [narrowestPhone]: { padding: '0 4px 0 12px', fontSize: '0.8125rem' },
});

export function ProvisionsPage() {
  const { t } = useTranslation();
  const [view] = useProvisionsView();
  const count = useLines('provisions').length;
  return (
    <Panel title={t('provisions.title')}>
      <Head>
        <span>{t('provisions.count', { count })}</span>
        <ViewToggle />
      </Head>
      {view === 'due' ? <DueList /> : <ProvisionList view={view} />}
      {view === 'due' && <DueTotals />}
      <ProvisionsAccount />
      <BottomBar collection="provisions" totals={<ProvisionTotals />}>
        <AddProvision />
      </BottomBar>
    </Panel>
  );
}
