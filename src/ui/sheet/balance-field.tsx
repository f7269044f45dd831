import { useId, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import type { Amount } from '../../domain/sheet.ts';
import { amountEdit, type Problem } from './edits.ts';
import { FieldProblem, FieldSum } from './field-problem.tsx';
import { useAmountFormat } from './formats.ts';
import { useProblemText } from './problem-text.ts';
import './balance-field.css';

type BalanceFieldProps = {
  readonly label: string;
  readonly value: Amount;
  readonly figure?: string;
  readonly onChange: (value: Amount) => void;
};

const useBalanceEdit = ({ value, onChange }: BalanceFieldProps) => {
  // Undefined while nobody edits: the field then follows the sheet.
  const [draft, setDraft] = useState<string>();
  const [problem, setProblem] = useState<Problem>();
  const { editable } = useAmountFormat();
  const stop = () => {
    setDraft(undefined);
    setProblem(undefined);
  };
  /** Says whether the edit is over; a refused text stays to be mended. */
  const commit = (): boolean => {
    const edit = draft === undefined || draft === editable(value) ? undefined : amountEdit(draft);
    if (edit?.kind === 'refused') {
      setProblem(edit.problem);
      return false;
    }
    stop();
    if (edit?.kind === 'changed') onChange(edit.value);
    return true;
  };
  const cancel = (): boolean => {
    stop();
    return true;
  };
  const type = (text: string) => {
    setDraft(text);
    setProblem(undefined);
  };
  return { draft, problem, start: () => setDraft((text) => text ?? editable(value)), cancel, commit, type };
};

/** An amount that is always a field: formatted until it has the focus. */
export function BalanceField(props: BalanceFieldProps) {
  const { label, value, figure } = props;
  const { draft, problem, start, cancel, commit, type } = useBalanceEdit(props);
  const format = useAmountFormat();
  const problemText = useProblemText();
  const problemId = useId();
  const ends: Readonly<Record<string, () => boolean>> = { Enter: commit, Escape: cancel };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const end = ends[event.key];
    // The focus stays: the next digit starts another amount instead of lengthening the formatted one.
    if (end && flushSync(end)) event.currentTarget.select();
  };
  // The text changes when editing starts: selected afterwards, so that typing replaces it.
  const onFocus = ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
    flushSync(start);
    currentTarget.select();
  };
  return (
    <span className="balance-field">
      {/* The amount as text gives the field its width, and stands for it on paper. */}
      <span className="balance-field-text amount" data-figure={figure} aria-hidden="true">
        {format.amount(value)}
      </span>
      <input
        className="balance-field-input amount"
        type="text"
        inputMode="decimal"
        autoComplete="off"
        aria-label={label}
        aria-invalid={problem !== undefined}
        aria-describedby={problem && problemId}
        value={draft ?? format.amount(value)}
        onFocus={onFocus}
        onBlur={commit}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <FieldSum typed={draft ?? ''} />
      <FieldProblem id={problemId} text={problem && problemText(problem)} />
    </span>
  );
}
