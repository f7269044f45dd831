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

/** A field with a stored amount. While amounts are hidden, it shows its value only with the focus. */
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
      // The dots replace a value: they look like text, not like a placeholder.
      sx={{ '& input::placeholder': { color: 'inherit' } }}
      slotProps={{ input: { inputMode, ...name } }}
    />
  );
}
