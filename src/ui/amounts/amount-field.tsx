import { useTranslation } from 'react-i18next';
import { hiddenAmount } from '../../domain/money/amount-format.ts';
import { Field, type FieldProps } from '../controls/field.tsx';
import { useConcealed } from './concealed.ts';

type AmountFieldProps = Omit<FieldProps, 'onFocus' | 'onBlur' | 'slotProps'> & {
  readonly value: string;
  /** What it held before anything was typed. */
  readonly stored: string;
  readonly inputMode?: 'decimal' | 'numeric' | 'text';
};

/** A field that opens with an amount: while amounts are hidden, it shows it when it has the focus. */
export function AmountField({ value, stored, inputMode = 'text', ...field }: AmountFieldProps) {
  const { t } = useTranslation();
  const { isConcealed, ...focus } = useConcealed(value !== stored);
  const name = isConcealed ? { 'aria-label': `${field.label}, ${t('amounts.hidden')}` } : {};
  return (
    <Field
      {...field}
      {...focus}
      value={isConcealed ? '' : value}
      placeholder={isConcealed ? hiddenAmount : ''}
      // The dots are no example: they stand for what the field holds.
      sx={{ '& input::placeholder': { color: 'inherit' } }}
      slotProps={{ input: { inputMode, ...name } }}
    />
  );
}
