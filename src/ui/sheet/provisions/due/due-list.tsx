import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TypedFields } from '../../../../domain/forms/line-draft.ts';
import type { DueProvision } from '../../../../domain/sheet/provisions/due-provision.ts';
import { EmptyState } from '../../../surfaces/empty-state.tsx';
import { type OpenedDue, useDueDates } from './due-dates.ts';
import { useRestoredDrafts } from '../../list/rows/restored-drafts.ts';
import { useLines } from '../../../hooks/sheet-data.ts';
import { DueRow, UnknownRow } from './due-row.tsx';

const Head = styled('div')(({ theme: { vars } }) => ({
  display: 'flex',
  flex: 'none',
  justifyContent: 'space-between',
  alignItems: 'center',
  minHeight: 24,
  padding: '0 calc(var(--edge) + var(--action)) 0 var(--pad)',
  borderBottom: 'var(--hairline)',
  fontSize: '0.75rem',
  color: vars.palette.text.secondary,
}));

const List = styled('ul')(({ theme: { breakpoints } }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [breakpoints.up('lg')]: { flex: '0 1 auto', minHeight: 0, overflow: 'auto' },
}));

const useOpenRows = (typedInto: (id: string) => TypedFields | undefined) => {
  const provisions = useLines('provisions');
  const [opened, setOpened] = useState<OpenedDue>(
    () => new Map(provisions.flatMap(({ id }) => (typedInto(id)?.due === undefined ? [] : [[id, undefined]]))),
  );
  const toggle = (id: string, due?: DueProvision) => {
    const others = [...opened].filter(([other]) => other !== id);
    setOpened(new Map(opened.has(id) ? others : [...others, [id, due]]));
  };
  return { opened, toggle };
};

/** The provisions by due date, and whether the savings suffice. */
export function DueList() {
  const { t } = useTranslation();
  const { typedInto } = useRestoredDrafts('provisions');
  const { opened, toggle } = useOpenRows(typedInto);
  const { known, unknown } = useDueDates(opened);
  if (known.length + unknown.length === 0) {
    return <EmptyState title={t('provisions.emptyTitle')}>{t('provisions.emptyText')}</EmptyState>;
  }
  return (
    <>
      <Head aria-hidden>
        <span>{known.length === 0 ? t('due.none') : t('due.byDate')}</span>
        <span>{t('due.asideOfNeeded')}</span>
      </Head>
      <List aria-label={t('provisions.title')}>
        {known.map((due) => (
          <DueRow
            key={due.provision.id}
            due={due}
            restoredText={typedInto(due.provision.id)?.due}
            isOpen={opened.has(due.provision.id)}
            onToggle={() => toggle(due.provision.id, due)}
          />
        ))}
        {unknown.map((provision) => (
          <UnknownRow
            key={provision.id}
            provision={provision}
            isOpen={opened.has(provision.id)}
            onToggle={() => toggle(provision.id)}
          />
        ))}
      </List>
    </>
  );
}
