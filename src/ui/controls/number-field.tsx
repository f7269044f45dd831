import { Field, type FieldProps } from './field.tsx';
import { useSelectOnFocus } from './select-on-focus.ts';

const numericInput = { input: { inputMode: 'numeric' } } as const;

/** A field for a whole number. Focusing the field selects the number. */
export const NumberField = (field: Omit<FieldProps, 'onFocus' | 'onMouseDown' | 'onClick' | 'slotProps'>) => (
  <Field {...field} {...useSelectOnFocus({ inputMode: 'numeric' })} slotProps={numericInput} />
);
