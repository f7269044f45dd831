import visuallyHidden from '@mui/utils/visuallyHidden';
import { styled } from '@mui/material/styles';
import { type ReactNode, useCallback } from 'react';
import { isSum, parseAmount } from '../../../../domain/money/amount-text.ts';
import { useAmountFormat } from '../../../hooks/formats.ts';

/** What a typed sum is worth, such as `= 15,50`; undefined for a plain amount, and for a sum that cannot be read yet. */
export const useSumText = (): ((typed: string) => string | undefined) => {
  const { unhidden } = useAmountFormat();
  return useCallback(
    (typed: string) => {
      const reading = isSum(typed) ? parseAmount(typed) : undefined;
      return reading?.kind === 'amount' ? `= ${unhidden(reading.value)}` : undefined;
    },
    [unhidden],
  );
};

type NotePlace = {
  /** Over the list, and not over the next fields of a form at the foot of the screen. */
  readonly isAbove?: boolean | undefined;
  /** Begins where the field does: what is said of a name may be long. */
  readonly isAtStart?: boolean;
};

/** Beside the field, over what stands there. */
export const Note = styled('span')<NotePlace & { readonly isProblem?: boolean }>(
  ({ theme: { vars, shape, typography, zIndex } }) => ({
    position: 'absolute',
    zIndex: zIndex.note,
    top: 'calc(100% + 2px)',
    right: 0,
    width: 'max-content',
    maxWidth: 260,
    padding: '4px 8px',
    borderRadius: shape.field,
    ...typography.label,
    textAlign: 'left',
    whiteSpace: 'normal',
    color: vars.palette.ledger.onAccentContainer,
    backgroundColor: vars.palette.ledger.accentContainer,
    boxShadow: vars.palette.ledger.menuShadow,
    // What lies below it answers: it may be the field that is meant to be pressed.
    pointerEvents: 'none',
    variants: [
      { props: { isAbove: true }, style: { top: 'auto', bottom: 'calc(100% + 6px)' } },
      { props: { isAtStart: true }, style: { right: 'auto', left: 0 } },
      {
        props: { isProblem: true },
        style: {
          color: vars.palette.ledger.onNegativeContainer,
          backgroundColor: vars.palette.ledger.negativeContainer,
        },
      },
    ],
  }),
);

type FieldProblemProps = NotePlace & { readonly id: string; readonly text: string | undefined };
type Otherwise = {
  /** What stands there while the text is taken. */
  readonly otherwise?: ReactNode;
};

/** The reason why a field's text is not taken, beside the field that it describes. */
export const FieldProblem = ({ text, otherwise, ...problem }: FieldProblemProps & Otherwise) =>
  text === undefined ? (
    otherwise
  ) : (
    <Note {...problem} isProblem role="alert">
      {text}
    </Note>
  );

// Said by the field in any case; seen while it has the focus, and nothing else is said of it.
const Hint = styled(Note)({ 'span:not(:focus-within) > &, [aria-live]:not(:empty) ~ &': visuallyHidden });

/** What is asked for in a field. */
export const FieldHint = ({ id, text }: FieldProblemProps) => text !== undefined && <Hint id={id}>{text}</Hint>;

/** What the sum is worth that is typed into a field of an amount, beside the field. */
export function FieldSum({ typed, isAbove }: Pick<NotePlace, 'isAbove'> & { readonly typed: string }) {
  const sum = useSumText()(typed);
  return <span aria-live="polite">{sum && <Note isAbove={isAbove}>{sum}</Note>}</span>;
}
