import { Field, type FieldProps } from './field.tsx';
import { useSelectedNumber } from './select-on-focus.ts';

const inNumbers = { input: { inputMode: 'numeric' } } as const;

/** A field for a whole number: what is typed takes its place. */
export const NumberField = (field: Omit<FieldProps, 'onFocus' | 'onMouseDown' | 'onClick' | 'slotProps'>) => (
  <Field {...field} {...useSelectedNumber({ inputMode: 'numeric' })} slotProps={inNumbers} />
);
