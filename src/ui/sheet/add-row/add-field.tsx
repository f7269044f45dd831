import { type ChangeEvent, type KeyboardEvent, type Ref, useId } from 'react';
import { FieldProblem, FieldSum } from '../field-problem.tsx';
import { useProblemText } from '../problem-text.ts';
import type { FieldMark } from './field-marks.ts';

export type AddFieldProps = {
  readonly label: string;
  readonly placeholder: string;
  /** Stands above the field where there is room for it; a placeholder goes away with the first letter. */
  readonly caption?: string;
  readonly value: string;
  readonly mark: FieldMark;
  readonly className?: string;
  readonly inputMode?: 'decimal' | 'numeric' | 'text';
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly isFocused?: boolean;
  readonly onType: (text: string) => void;
  readonly onBlur?: () => void;
  readonly onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
};

/** One text field of an add row, with the reason beside it when its text cannot be taken. */
export const AddField = ({
  label,
  placeholder,
  value,
  mark,
  caption,
  className = '',
  inputRef,
  ...field
}: AddFieldProps) => {
  const problemText = useProblemText();
  const problemId = useId();
  const { isInvalid, problem } = mark;
  return (
    <span className={`add-field ${className}`} data-caption={caption}>
      <input
        ref={inputRef}
        className="add-input"
        type="text"
        inputMode={field.inputMode ?? 'text'}
        autoComplete="off"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form was just opened by the person who will type here
        autoFocus={field.isFocused}
        aria-label={label}
        aria-invalid={isInvalid}
        aria-describedby={problem && problemId}
        placeholder={placeholder}
        value={value}
        onChange={(event: ChangeEvent<HTMLInputElement>) => field.onType(event.target.value)}
        onBlur={field.onBlur}
        onKeyDown={field.onKeyDown}
      />
      {field.inputMode === 'decimal' && <FieldSum typed={value} />}
      <FieldProblem id={problemId} text={problem && problemText(problem)} />
    </span>
  );
};
