import { styled } from '@mui/material/styles';
import { useId, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { hiddenAmount } from '../../../../domain/money/amount-format.ts';
import type { Amount } from '../../../../domain/money/money.ts';
import { useHiddenUntilFocus } from '../../../amounts/hidden-until-focus.ts';
import { useLayout } from '../../../hooks/layout.tsx';
import { CompactInput, currentStepUnderline } from './compact-input.ts';
import { readAmount, type InputProblem } from '../../../../domain/forms/input.ts';
import { FieldHint, FieldProblem, FieldSum } from './field-problem.tsx';
import { useAmountFormat } from '../../../hooks/formats.ts';
import { interactive } from '../../../theme/interaction-states.ts';
import { useProblemText } from './problem-text.ts';

type BalanceFieldProps = {
  readonly label: string;
  readonly value: Amount;
  readonly figure?: string;
  /** The request of the current onboarding step, shown while the field has the focus. */
  readonly hint?: string | undefined;
  readonly onChange: (value: Amount) => void;
  /** Enter ended the edit, even without a change. */
  readonly onEnter?: () => void;
};

const useBalanceEdit = ({ value, onChange }: BalanceFieldProps) => {
  // Undefined while not edited: the field then shows the sheet's value.
  const [draft, setDraft] = useState<string>();
  const [problem, setProblem] = useState<InputProblem>();
  const { editable } = useAmountFormat();
  const stop = () => {
    setDraft(undefined);
    setProblem(undefined);
  };
  /** Returns whether the edit ended; an invalid text stays in the field. */
  const commit = (): boolean => {
    const reading = draft === undefined || draft === editable(value) ? undefined : readAmount(draft);
    if (reading?.kind === 'refused') {
      setProblem(reading.problem);
      return false;
    }
    stop();
    if (reading?.kind === 'value') onChange(reading.value);
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
  [theme.breakpoints.down('md')]: { minWidth: 96 },
}));

const Text = styled('span')(({ theme }) => ({
  display: 'block',
  height: 22,
  padding: '0 2px',
  fontWeight: 600,
  lineHeight: '21px',
  color: 'transparent',
  [theme.breakpoints.down('md')]: { height: 44, fontSize: '1rem', lineHeight: '43px' },
}));

const Input = styled(CompactInput)(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  fontWeight: 600,
  // The dots of a hidden amount have the colour of the amount.
  '& > input::placeholder': { color: 'inherit' },
  '& > input:not(:focus)': interactive(
    { backgroundColor: theme.vars.palette.action.hover },
    { backgroundColor: theme.vars.palette.action.pressed },
  ),
  '&[data-current-step]:not(.Mui-error) > input': currentStepUnderline(theme),
}));

type ProblemOrHintProps = {
  readonly id: string;
  readonly problem: InputProblem | undefined;
  readonly hint: string | undefined;
};

const ProblemOrHint = ({ id, problem, hint }: ProblemOrHintProps) => {
  const problemText = useProblemText();
  return problem ? <FieldProblem id={id} text={problemText(problem)} /> : <FieldHint id={id} text={hint} />;
};

/** A field for an amount, formatted until it has the focus. */
export function BalanceField(props: BalanceFieldProps) {
  const { label, value, figure, hint, onEnter } = props;
  const { draft, problem, start, cancel, commit, type } = useBalanceEdit(props);
  const { t } = useTranslation();
  const format = useAmountFormat();
  const { isTouch } = useLayout();
  const { isHidden, ...focus } = useHiddenUntilFocus(draft !== undefined);
  const noteId = useId();
  const enter = () => {
    const isDone = commit();
    if (isDone) onEnter?.();
    return isDone;
  };
  const endings: Readonly<Record<string, () => boolean>> = { Enter: enter, Escape: cancel };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const end = endings[event.key];
    if (!end || !flushSync(end)) return;
    // Hides the on-screen keyboard. With a hardware keyboard, the next digit replaces the formatted amount.
    if (isTouch) event.currentTarget.blur();
    else event.currentTarget.select();
  };
  // Starting the edit changes the text, so it is selected afterwards.
  const onFocus = (event: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    focus.onFocus(event);
    flushSync(start);
    event.currentTarget.select();
  };
  const onBlur = () => {
    focus.onBlur();
    commit();
  };
  return (
    <Frame>
      {/* The invisible amount gives the field its width. */}
      <Text className="amount" data-figure={figure} aria-hidden="true">
        {format.amount(value)}
      </Text>
      <Input
        isOutlined={false}
        isNumber
        error={problem !== undefined}
        data-current-step={hint}
        autoComplete="off"
        aria-describedby={problem || hint ? noteId : undefined}
        slotProps={{
          input: {
            className: 'amount',
            inputMode: 'decimal',
            'aria-label': isHidden ? `${label}, ${t('amounts.hidden')}` : label,
          },
        }}
        placeholder={isHidden ? hiddenAmount : ''}
        value={draft ?? (isHidden ? '' : format.unhidden(value))}
        onFocus={onFocus}
        onBlur={onBlur}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <FieldSum typed={draft ?? ''} />
      <ProblemOrHint id={noteId} problem={problem} hint={hint} />
    </Frame>
  );
}
