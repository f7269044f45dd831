import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../sheet/blocks/panel.tsx';
import { BottomBar } from '../../sheet/bottom-bar.tsx';
import { AddLine } from '../../sheet/provisions/add-line.tsx';
import { ProvisionList } from '../../sheet/provisions/provision-list.tsx';
import { ProvisionsFooter } from '../../sheet/provisions/provisions-footer.tsx';
import { type ProvisionsView, ViewToggle } from '../../sheet/provisions/view-toggle.tsx';
import { useLines } from '../../sheet/sheet-data.ts';

export function ProvisionsPage() {
  const { t } = useTranslation();
  const [view, setView] = useState<ProvisionsView>('simple');
  const count = useLines('provisions').length;
  return (
    <Panel title={t('provisions.title')} className="page-block">
      <div className="provisions-head">
        <span>{t('provisions.count', { count })}</span>
        <ViewToggle view={view} onChange={setView} />
      </div>
      <ProvisionList view={view} />
      <ProvisionsFooter />
      <BottomBar>
        <AddLine />
      </BottomBar>
    </Panel>
  );
}
