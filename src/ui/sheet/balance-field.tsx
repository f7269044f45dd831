import { styled } from '@mui/material/styles';
import { useId, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import type { Amount } from '../../domain/sheet.ts';
import { radius } from '../theme/tokens.json' with { type: 'json' };
import { amountEdit, type Problem } from './edits.ts';
import { FieldProblem, FieldSum } from './field-problem.tsx';
import { useAmountFormat } from './formats.ts';
import { useProblemText } from './problem-text.ts';

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

const Frame = styled('span')(({ theme }) => ({
  position: 'relative',
  display: 'inline-block',
  flex: 'none',
  minWidth: 76,
  marginRight: -2,
  '& > .amount': {
    display: 'block',
    height: 22,
    padding: '0 2px',
    fontWeight: 600,
    lineHeight: '21px',
    [theme.breakpoints.down('md')]: { height: 44, fontSize: '1rem', lineHeight: '43px' },
  },
  [theme.breakpoints.down('md')]: { minWidth: 96 },
}));

const Text = styled('span')({ color: 'transparent' });

const Input = styled('input')(({ theme: { vars, focusVisible } }) => ({
  position: 'absolute',
  inset: 0,
  width: '100%',
  border: 0,
  borderBottom: `1px solid ${vars.palette.ledger.lineStrong}`,
  borderRadius: 0,
  color: vars.palette.text.primary,
  background: 'none',
  '&:hover': { backgroundColor: vars.palette.action.hover },
  '&:focus': {
    ...focusVisible,
    outlineOffset: 0,
    borderBottomColor: 'transparent',
    borderRadius: radius.field,
    backgroundColor: vars.palette.background.paper,
  },
  '&[aria-invalid="true"]': {
    color: vars.palette.error.main,
    borderBottomColor: vars.palette.error.main,
    outlineColor: vars.palette.error.main,
  },
}));

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
    <Frame>
      {/* The amount as text gives the field its width, and stands for it on paper. */}
      <Text className="amount" data-figure={figure} aria-hidden="true">
        {format.amount(value)}
      </Text>
      <Input
        className="amount"
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
    </Frame>
  );
}
