import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../icons/icon.tsx';
import { useShownSign } from '../../../amounts/signed-figure.tsx';

/** The sign of the real balance as a word and an arrow, so that colour is not the only cue. */
export const SignChip = ({ size = 'small' }: { readonly size?: 'small' | 'medium' }) => {
  const { t } = useTranslation();
  const sign = useShownSign('remaining');
  if (sign === 0) return null;
  const isPositive = sign > 0;
  return (
    <Chip
      size={size}
      color={isPositive ? 'success' : 'error'}
      icon={<Icon name={isPositive ? 'triangleUp' : 'triangleDown'} size={9} filled />}
      label={t(isPositive ? 'situation.positive' : 'situation.negative')}
    />
  );
};
