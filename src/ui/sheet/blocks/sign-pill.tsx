import { signOf } from '../../../domain/money.ts';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { Icon } from '../../controls/icon.tsx';
import { Pill } from '../../controls/pill.tsx';
import { useTotal } from '../sheet-data.ts';

/** The sign of the real balance in a word and an arrow, so that its colour is never alone in saying it. */
export const SignPill = () => {
  const t = useTranslate();
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
