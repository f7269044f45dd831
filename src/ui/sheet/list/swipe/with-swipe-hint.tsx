import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useShownCount } from '../../../hooks/sheet-data.ts';
import { endSwipeHint, useIsSwipeHinted } from './swipe-hint.ts';

// A shorter list needs no hint.
const fewestRows = 3;

// The button stays beside at most two lines of text.
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

/** Shows the hint instead of `children` on a touch device, if the list has enough rows. */
export const WithSwipeHint = ({ children }: { readonly children: ReactNode }) => {
  const isTouch = useMediaQuery('(pointer: coarse)');
  const rows = useShownCount('outDay');
  return isTouch && rows >= fewestRows ? <Hint instead={children} /> : children;
};
