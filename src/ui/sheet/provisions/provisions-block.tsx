import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Block } from '../blocks/block.tsx';
import { Figure } from '../hero/figure.tsx';
import { AddLine } from './add-line.tsx';
import { ProvisionForm } from './provision-form.tsx';
import { ProvisionList } from './provision-list.tsx';
import { ProvisionsColumns } from './provisions-columns.tsx';
import { ProvisionsFooter } from './provisions-footer.tsx';
import { type ProvisionsView, ViewToggle } from './view-toggle.tsx';

export function ProvisionsBlock() {
  const { t } = useTranslation();
  const [view, setView] = useState<ProvisionsView>('simple');
  return (
    <Block
      name="provisions"
      title={t('provisions.title')}
      total={<Figure name="provisionsSum" />}
      extra={<ViewToggle view={view} onChange={setView} />}
    >
      {view === 'full' ? <ProvisionForm /> : <AddLine />}
      <ProvisionsColumns view={view} />
      <ProvisionList view={view} />
      <ProvisionsFooter />
    </Block>
  );
}
