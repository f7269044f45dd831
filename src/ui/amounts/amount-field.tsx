import { useTranslation } from 'react-i18next';
import { hiddenAmount } from '../../domain/money/amount-format.ts';
import { Field, type FieldProps } from '../controls/field.tsx';
import { useSelectOnFocus } from '../controls/select-on-focus.ts';
import { useHiddenUntilFocus } from './hidden-until-focus.ts';

type AmountFieldProps = Omit<FieldProps, 'onFocus' | 'onBlur' | 'onMouseDown' | 'onClick' | 'slotProps'> & {
  readonly value: string;
  /** The value before the user typed. */
  readonly stored: string;
  readonly inputMode?: 'decimal' | 'numeric' | 'text';
};

/** A field for an amount. While amounts are hidden, the field shows the amount only while focused. */
export function AmountField({ value, stored, inputMode = 'text', ...field }: AmountFieldProps) {
  const { t } = useTranslation();
  const { isHidden, onFocus, onBlur } = useHiddenUntilFocus(value !== stored);
  const selecting = useSelectOnFocus({ inputMode, onFocus });
  const name = isHidden ? { 'aria-label': `${field.label}, ${t('amounts.hidden')}` } : {};
  return (
    <Field
      {...field}
      {...selecting}
      onBlur={onBlur}
      value={isHidden ? '' : value}
      placeholder={isHidden ? hiddenAmount : ''}
      // The dots replace a value, so they have the colour of text, not of a placeholder.
      sx={{ '& input::placeholder': { color: 'inherit' } }}
      slotProps={{ input: { inputMode, ...name } }}
    />
  );
}
