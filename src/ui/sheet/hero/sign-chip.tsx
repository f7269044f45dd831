import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';
import { signOf } from '../../../domain/money/money.ts';
import { Icon } from '../../controls/icon.tsx';
import { useTotal } from '../state/sheet-data.ts';

/** The sign of the real balance in a word and an arrow, so that its colour is never alone in saying it. */
export const SignChip = ({ size = 'small' }: { readonly size?: 'small' | 'medium' }) => {
  const { t } = useTranslation();
  const sign = signOf(useTotal('remaining'));
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
