import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { createDateFormat } from '../../i18n/formats.ts';
import { useLanguage } from '../../i18n/use-texts.ts';
import { headerTooNarrowFor } from '../theme/media-queries.ts';
import { useToday } from '../hooks/use-today.ts';

const LongDate = styled('span')(({ theme }) => ({
  paddingLeft: 12,
  borderLeft: `1px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.secondary,
  [headerTooNarrowFor.longDate]: { display: 'none' },
}));

const ShortDate = styled('span')(({ theme }) => ({
  display: 'none',
  paddingLeft: 12,
  borderLeft: `1px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.secondary,
  [theme.breakpoints.down('md')]: { fontSize: '0.875rem' },
  [headerTooNarrowFor.longDate]: { display: 'inline' },
  [headerTooNarrowFor.productName]: { paddingLeft: 0, borderLeft: 0 },
  [headerTooNarrowFor.shortDate]: { display: 'none' },
}));

/** Today's date, in full when it fits. */
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
