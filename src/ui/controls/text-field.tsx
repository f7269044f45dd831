import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { Icon } from './icon.tsx';
import './text-field.css';

export type TextFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className' | 'style'> & {
  readonly label: string;
  /** What is wrong with the value, once the person should know. */
  readonly problem?: string | undefined;
  readonly hint?: string | undefined;
  /** Stands beside the label, such as a link about this field. */
  readonly aside?: ReactNode;
  /** Stands inside the field at its end. */
  readonly action?: ReactNode;
};

export const TextField = ({
  label,
  problem,
  hint,
  aside,
  action,
  'aria-invalid': isInvalid = false,
  ...input
}: TextFieldProps) => {
  const id = useId();
  const message = problem ?? hint;
  return (
    <div className="text-field">
      <label className="text-field-label" htmlFor={id}>
        {label}
      </label>
      <span className="text-field-aside">{aside}</span>
      <span className="text-field-box" data-with-action={action !== undefined}>
        <input
          {...input}
          id={id}
          className="text-field-input"
          aria-invalid={problem === undefined ? isInvalid : true}
          aria-describedby={message === undefined ? undefined : `${id}-message`}
        />
        <span className="text-field-action">{action}</span>
      </span>
      {message !== undefined && (
        <span id={`${id}-message`} className="text-field-message" data-problem={problem !== undefined}>
          {problem !== undefined && <Icon name="alert" />}
          {message}
        </span>
      )}
    </div>
  );
};
