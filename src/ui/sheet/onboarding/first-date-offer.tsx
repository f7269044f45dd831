import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { type SheetDate, toLocalDate } from '../../../domain/sheet/sheet-date.ts';
import { useDateFormat } from '../../hooks/formats.ts';
import { useSheet, useSheets } from '../../hooks/workspace-actors.tsx';
import { useOfferedDates } from './onboarding-state.ts';

const Offer = styled('div')(({ theme: { typography, breakpoints, vars } }) => ({
  padding: '10px var(--pad) 14px',
  ...typography.caption,
  color: vars.palette.text.secondary,
  '& > div': { display: 'flex', gap: 8, marginTop: 8 },
  [breakpoints.down('md')]: { padding: '14px 16px 18px' },
}));

/** Offers to start the empty first sheet on the first day of a month. Source: docs/specification.md#first-sheet-date. */
export function FirstDateOffer() {
  const { t } = useTranslation();
  const format = useDateFormat();
  const sheets = useSheets();
  const date = useSelector(useSheet(), ({ context }) => context.sheet.date);
  const offered = useOfferedDates();
  if (offered.length === 0) return null;
  const choose = (first: SheetDate) => sheets.send({ type: 'firstSheet.dateChosen', date: first });
  return (
    <Offer>
      {t('onboarding.startsOn', { date: format.dayMonth(toLocalDate(date)) })}
      <div>
        {offered.map((first) => (
          <Button key={first} variant="outlined" size="small" onClick={() => choose(first)}>
            {t('onboarding.startOn', { date: format.dayMonth(toLocalDate(first)) })}
          </Button>
        ))}
      </div>
    </Offer>
  );
}
