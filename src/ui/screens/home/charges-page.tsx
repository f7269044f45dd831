import { useTranslation } from 'react-i18next';
import { AddRow } from '../../sheet/entries/add-row/add-row.tsx';
import { ChargesTotal } from '../../sheet/page/blocks/list-totals.tsx';
import { EmptyCharges } from '../../sheet/page/blocks/empty-lists.tsx';
import { Panel } from '../../surfaces/panel.tsx';
import { BottomBar } from '../../sheet/page/bottom-bar.tsx';
import { EntryList } from '../../sheet/entries/entry-list.tsx';
import { PaidHiddenNote } from '../../sheet/entries/paid-hidden-note.tsx';

export const ChargesPage = () => {
  const { t } = useTranslation();
  return (
    <Panel title={t('charges.title')}>
      <EntryList collection="outMonth" label={t('charges.title')} empty={<EmptyCharges />} />
      <PaidHiddenNote />
      <BottomBar collection="outMonth" totals={<ChargesTotal />}>
        <AddRow collection="outMonth" isTouch />
      </BottomBar>
    </Panel>
  );
};
