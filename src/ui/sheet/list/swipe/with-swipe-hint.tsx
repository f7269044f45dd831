import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useShownCount } from '../../../hooks/sheet-data.ts';
import { endSwipeHint, useIsSwipeHinted } from './swipe-hint.ts';

// Fewer rows are not worth it.
const fewestRows = 3;

// Two lines of text at most, beside the button.
const Line = styled('div')({
  display: 'flex',
  flex: 1,
  gap: 8,
  alignItems: 'center',
  justifyContent: 'space-between',
  marginRight: -8,
  '& > button': { flex: 'none' },
});

const Hint = ({ instead }: { readonly instead: ReactNode }) => {
  const { t } = useTranslation();
  if (!useIsSwipeHinted()) return instead;
  return (
    <Line>
      <span>{t('swipe.hint')}</span>
      <Button onClick={endSwipeHint}>{t('swipe.understood')}</Button>
    </Line>
  );
};

/** What stands over the form of the daily expenses, or that their rows can be swiped, where a finger does it and has not found out. */
export const WithSwipeHint = ({ children }: { readonly children: ReactNode }) => {
  const isTouched = useMediaQuery('(pointer: coarse)');
  const rows = useShownCount('outDay');
  return isTouched && rows >= fewestRows ? <Hint instead={children} /> : children;
};
