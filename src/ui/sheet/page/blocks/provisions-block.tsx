import { useTranslation } from 'react-i18next';
import { useProvisionsView } from '../../../hooks/workspace-actors.tsx';
import type { EditedProvisionsView } from '../../../../machines/parent-events/workspace.events.ts';
import { Block } from '../../../surfaces/block.tsx';
import { Figure } from '../../../amounts/figure.tsx';
import { DueList, DueTotals } from '../../provisions/due/due.ts';
import { AddProvision } from '../../provisions/form/add-provision.tsx';
import { ProvisionForm } from '../../provisions/form/provision-forms.ts';
import { ProvisionList } from '../../provisions/rows/provision-list.tsx';
import { BlockTotals } from '../../../surfaces/block-totals.ts';
import { ProvisionsAccount, ProvisionTotals } from '../../provisions/provisions-account.tsx';
import { ViewToggle } from '../../provisions/view-toggle.tsx';
import { SelectionBar } from '../../list/selection/selection-bar.tsx';
import { useLines } from '../../../hooks/sheet-data.ts';

export function ProvisionsBlock() {
  const { t } = useTranslation();
  const [view] = useProvisionsView();
  return (
    <Block
      name="provisions"
      title={t('provisions.title')}
      total={<Figure name="provisionsSum" />}
      extra={<ViewToggle />}
    >
      {view === 'full' ? <ProvisionForm /> : <AddProvision />}
      {view === 'due' ? (
        <DueList />
      ) : (
        <>
          <ProvisionsColumns view={view} />
          <ProvisionList view={view} />
        </>
      )}
      <BlockTotals>
        <ProvisionTotals />
        <SelectionBar collection="provisions" />
      </BlockTotals>
      {view === 'due' && <DueTotals />}
      <ProvisionsAccount />
    </Block>
  );
}

/** The column headers, hidden from screen readers: each cell has its own label. */
const ProvisionsColumns = ({ view }: { readonly view: EditedProvisionsView }) => {
  const { t } = useTranslation();
  const isEmpty = useLines('provisions').length === 0;
  if (isEmpty) return null;
  return view === 'simple' ? (
    <div className="provision-columns row-provision" aria-hidden="true">
      <span>{t('entry.name')}</span>
      <span className="amount">{t('provisions.monthly')}</span>
      <span className="amount">{t('provisions.total')}</span>
    </div>
  ) : (
    <div className="provision-columns row-provision-full" aria-hidden="true">
      <span className="provision-name">{t('entry.name')}</span>
      <span className="amount provision-total">{t('provisions.total')}</span>
      <span />
      <span>{t('provisions.periodicity')}</span>
      <span className="amount">{t('provisions.price')}</span>
      <span className="provision-start">{t('provisions.start')}</span>
      <span className="amount">{t('provisions.payments')}</span>
    </div>
  );
};
