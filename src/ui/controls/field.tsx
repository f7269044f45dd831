import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useId } from 'react';

export type FieldProps = Omit<OutlinedInputProps, 'id' | 'label'> & {
  readonly label: string;
  /** What is wrong with the value, once the person should know. */
  readonly problem?: string | undefined;
  readonly hint?: string | undefined;
};

/**
 * A field with its label above it and what is to be said about it below. Of MUI's parts, as `TextField` brings those of a select
 * and its menu to the sign-in page: 14 kB.
 */
export const Field = ({ label, problem, hint, error = false, disabled = false, ...input }: FieldProps) => {
  const id = useId();
  const message = problem ?? hint;
  return (
    <FormControl error={error || problem !== undefined} disabled={disabled} fullWidth>
      <FormLabel htmlFor={id}>{label}</FormLabel>
      <OutlinedInput {...input} id={id} aria-describedby={message && `${id}-message`} />
      {message && <FormHelperText id={`${id}-message`}>{message}</FormHelperText>}
    </FormControl>
  );
};
