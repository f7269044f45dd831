import { signOf } from '../../../domain/money.ts';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../controls/icon.tsx';
import { Pill } from '../../controls/pill.tsx';
import { useTotal } from '../sheet-data.ts';

/** The sign of the real balance in a word and an arrow, so that its colour is never alone in saying it. */
export const SignPill = () => {
  const { t } = useTranslation();
  const sign = signOf(useTotal('remaining'));
  if (sign === 0) return null;
  const isPositive = sign > 0;
  return (
    <Pill tone={isPositive ? 'positive' : 'negative'}>
      <Icon name={isPositive ? 'triangleUp' : 'triangleDown'} size={9} filled />
      {t(isPositive ? 'situation.positive' : 'situation.negative')}
    </Pill>
  );
};
