import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { createDateFormat } from '../../i18n/formats.ts';
import { useLanguage } from '../../i18n/use-texts.ts';
import { useToday } from './use-today.ts';

const LongDate = styled('span')(({ theme }) => ({
  paddingLeft: 12,
  borderLeft: `1px solid ${theme.vars.palette.divider}`,
  whiteSpace: 'nowrap',
  color: theme.vars.palette.text.secondary,
  [theme.breakpoints.down(1180)]: { display: 'none' },
}));

const ShortDate = styled('span')(({ theme }) => ({
  whiteSpace: 'nowrap',
  color: theme.vars.palette.text.secondary,
  [theme.breakpoints.up(1180)]: { display: 'none' },
  // The sheet's own bar needs the room.
  [theme.breakpoints.between('md', 1040)]: { display: 'none' },
  [theme.breakpoints.down('md')]: { fontSize: '0.875rem' },
}));

/** Today's date, in full where there is room for it. */
export const Today = () => {
  const language = useLanguage();
  const format = useMemo(() => createDateFormat(language), [language]);
  const today = useToday();
  return (
    <>
      <LongDate>{format.long(today)}</LongDate>
      <ShortDate>{format.short(today)}</ShortDate>
    </>
  );
};
