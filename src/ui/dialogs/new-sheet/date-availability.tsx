import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { NewSheetRef } from '../../../machines/new-sheet/new-sheet.machine.ts';
import { touchOrNarrow } from '../../theme/media-queries.ts';
import { useOpenExisting } from './open-existing.ts';

const Availability = styled('div')(({ theme: { typography, vars, shape } }) => ({
  ...typography.caption,
  '&[data-taken]': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 12,
    alignItems: 'center',
    minHeight: 34,
    padding: '2px 2px 2px 12px',
    borderRadius: shape.borderRadius,
    fontSize: '0.8125rem',
    color: vars.palette.ledger.onAccentContainer,
    backgroundColor: vars.palette.ledger.accentContainer,
    // On a narrow screen the text wraps, and the button stays beside it.
    '& > span': { flex: '1 1 7em', lineHeight: '1.125rem' },
    [touchOrNarrow]: { minHeight: 46, padding: '1px 1px 1px 12px' },
  },
}));

const OpenButton = styled(Button)(({ theme: { vars } }) => ({
  minHeight: 30,
  color: 'inherit',
  backgroundColor: vars.palette.background.paper,
  [touchOrNarrow]: { minHeight: 44 },
}));

/** Shows that the chosen date is free, or offers to open the sheet of that date. */
export function DateAvailability({ newSheet }: { readonly newSheet: NewSheetRef }) {
  const { t } = useTranslation();
  const openExisting = useOpenExisting(newSheet);
  const hasDate = useSelector(newSheet, ({ context }) => context.date !== undefined);
  const isTaken = useSelector(newSheet, (snapshot) => snapshot.can({ type: 'existing.opened' }));
  return (
    <Availability data-taken={isTaken || undefined}>
      <span>{hasDate && t(isTaken ? 'newSheet.taken' : 'newSheet.free')}</span>
      {isTaken && <OpenButton onClick={openExisting}>{t('newSheet.openExisting')}</OpenButton>}
    </Availability>
  );
}
