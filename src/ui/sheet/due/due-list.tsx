import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../blocks/empty-state.tsx';
import { useDueDates } from '../state/due-dates.ts';
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

/** The provisions by when they are due, each with whether the money will be there. */
export function DueList() {
  const { t } = useTranslation();
  const { known, unknown } = useDueDates();
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
          <DueRow key={due.provision.id} due={due} />
        ))}
        {unknown.map((provision) => (
          <UnknownRow key={provision.id} provision={provision} />
        ))}
      </List>
    </>
  );
}
