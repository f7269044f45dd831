import { useTranslation } from 'react-i18next';
import { AddRow } from '../../sheet/add-row/add-row.tsx';
import { ChargesTotal } from '../../sheet/blocks/list-totals.tsx';
import { EmptyCharges } from '../../sheet/blocks/empty-lists.tsx';
import { Panel } from '../../sheet/blocks/panel.tsx';
import { BottomBar } from '../../sheet/frame/bottom-bar.tsx';
import { EntryList } from '../../sheet/rows/entry-list.tsx';
import { PaidHidden } from '../../sheet/rows/paid-hidden.tsx';

export const ChargesPage = () => {
  const { t } = useTranslation();
  return (
    <Panel title={t('charges.title')}>
      <EntryList collection="outMonth" label={t('charges.title')} empty={<EmptyCharges />} />
      <PaidHidden />
      <BottomBar collection="outMonth" totals={<ChargesTotal />}>
        <AddRow collection="outMonth" isTouch />
      </BottomBar>
    </Panel>
  );
};
