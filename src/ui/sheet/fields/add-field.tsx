import { styled } from '@mui/material/styles';
import { type ChangeEvent, type KeyboardEvent, type Ref, useId } from 'react';
import { FieldProblem, FieldSum } from './field-problem.tsx';
import { useProblemText } from './problem-text.ts';
import { AddInput } from './add-input.ts';
import type { FieldMark } from './field-marks.ts';

// What is said about its text lies beside it.
const Place = styled('div')({ position: 'relative', minWidth: 0 });

export type AddFieldProps = {
  readonly label: string;
  readonly placeholder: string;
  /** Stands above the field where there is room for it; a placeholder goes away with the first letter. */
  readonly caption?: string;
  readonly value: string;
  readonly mark: FieldMark;
  readonly isBoxed: boolean;
  /** As narrow as two digits: what is said of it begins where it does. */
  readonly isNarrow?: boolean;
  readonly className?: string;
  readonly inputMode?: 'decimal' | 'numeric' | 'text';
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly isFocused?: boolean;
  /** Nobody has typed what it holds: what is typed takes its place. */
  readonly isProposed?: boolean;
  readonly onType: (text: string) => void;
  readonly onBlur?: () => void;
  readonly onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
};

/** One text field of an add row, with the reason beside it when its text cannot be taken. */
export const AddField = ({
  label,
  mark,
  caption,
  className,
  inputMode = 'text',
  isNarrow = false,
  ...field
}: AddFieldProps) => {
  const problemText = useProblemText();
  const problemId = useId();
  const { isInvalid, problem } = mark;
  return (
    <Place className={className} data-caption={caption} data-proposed={field.isProposed || undefined}>
      <AddInput
        isBoxed={field.isBoxed}
        isNumber={inputMode !== 'text'}
        isNarrow={isNarrow}
        isProposed={field.isProposed ?? false}
        inputRef={field.inputRef}
        error={isInvalid}
        autoComplete="off"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the form was just opened by the person who will type here
        autoFocus={field.isFocused}
        aria-describedby={problem && problemId}
        placeholder={field.placeholder}
        slotProps={{ input: { 'aria-label': label, inputMode } }}
        value={field.value}
        onChange={(event: ChangeEvent<HTMLInputElement>) => field.onType(event.target.value)}
        // The press that gives the focus sets the caret after it.
        onFocus={({ target }) => field.isProposed && target.select()}
        onClick={({ target }) => field.isProposed && target instanceof HTMLInputElement && target.select()}
        onBlur={field.onBlur}
        onKeyDown={field.onKeyDown}
      />
      {inputMode === 'decimal' && <FieldSum typed={field.value} isAbove={field.isBoxed} />}
      <FieldProblem
        id={problemId}
        text={problem && problemText(problem)}
        isAbove={field.isBoxed}
        isAtStart={isNarrow}
      />
    </Place>
  );
};
