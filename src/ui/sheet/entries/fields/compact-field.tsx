import { styled } from '@mui/material/styles';
import { type ChangeEvent, type KeyboardEvent, type ReactNode, type Ref, useId } from 'react';
import { useSelectOnFocus } from '../../../controls/select-on-focus.ts';
import { FieldProblem, FieldSum } from './field-problem.tsx';
import { useProblemText } from './problem-text.ts';
import { CompactInput } from './compact-input.ts';
import type { FieldStatus } from './field-status.ts';

const Root = styled('div')({ position: 'relative', minWidth: 0 });

export type CompactFieldProps = {
  readonly label: string;
  readonly placeholder: string;
  readonly id?: string;
  /** The ids of further descriptions. */
  readonly describedBy?: string;
  /** Shown beside the field while it is valid. */
  readonly note?: ReactNode;
  readonly value: string;
  readonly status: FieldStatus;
  readonly isOutlined: boolean;
  /** At the bottom of the screen: notes are shown above the field. */
  readonly isAtBottom?: boolean | undefined;
  /** As narrow as two digits: notes align with the start of the field. */
  readonly isNarrow?: boolean;
  readonly className?: string;
  readonly inputMode?: 'decimal' | 'numeric' | 'text';
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly hasAutoFocus?: boolean;
  /** The value is proposed, not typed: typing replaces it. */
  readonly isProposed?: boolean;
  readonly onType: (text: string) => void;
  readonly onFocus?: (() => void) | undefined;
  readonly onBlur?: () => void;
  readonly onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
};

const idsOf = (...ids: readonly (string | undefined)[]): string | undefined =>
  ids.filter(Boolean).join(' ') || undefined;

/** A text field as high as a list row, with the validation message next to it. */
export const CompactField = ({
  label,
  status,
  className,
  inputMode = 'text',
  isNarrow = false,
  isAtBottom,
  ...field
}: CompactFieldProps) => {
  const problemText = useProblemText();
  const id = useId();
  const selecting = useSelectOnFocus({ ...field, inputMode });
  const { isInvalid, problem } = status;
  const problemId = problem && `${id}-problem`;
  return (
    <Root className={className} data-proposed={field.isProposed || undefined}>
      <CompactInput
        id={field.id}
        isOutlined={field.isOutlined}
        isNumber={inputMode !== 'text'}
        isNarrow={isNarrow}
        isProposed={field.isProposed}
        inputRef={field.inputRef}
        error={isInvalid}
        autoComplete="off"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user has just opened the form to type here
        autoFocus={field.hasAutoFocus}
        aria-describedby={idsOf(problemId, field.describedBy)}
        placeholder={field.placeholder}
        slotProps={{ input: { 'aria-label': label, inputMode } }}
        value={field.value}
        onChange={(event: ChangeEvent<HTMLInputElement>) => field.onType(event.target.value)}
        {...selecting}
        onBlur={field.onBlur}
        onKeyDown={field.onKeyDown}
      />
      {inputMode === 'decimal' && <FieldSum typed={field.value} isAbove={isAtBottom} />}
      <FieldProblem
        id={`${id}-problem`}
        text={problem && problemText(problem)}
        isAbove={isAtBottom}
        isAtStart={isNarrow}
        fallback={field.note}
      />
    </Root>
  );
};
