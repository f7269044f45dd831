import visuallyHidden from '@mui/utils/visuallyHidden';
import { styled } from '@mui/material/styles';
import { type ReactNode, useCallback } from 'react';
import { isSum, parseAmount } from '../../../../domain/money/amount-text.ts';
import { useAmountFormat } from '../../../hooks/formats.ts';

/** Returns the result of a typed sum, such as `= 15,50`; undefined for a plain amount or an unfinished sum. */
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

type NotePosition = {
  /** Above the field, for a form at the bottom of the screen. */
  readonly isAbove?: boolean | undefined;
  /** Aligned with the start of the field, where a long text has room. */
  readonly isAtStart?: boolean;
};

/** A note next to a field. The parent element must be positioned. */
export const Note = styled('span')<NotePosition & { readonly isProblem?: boolean }>(
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
    // The note may cover the field that the user wants to press.
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

type FieldProblemProps = NotePosition & { readonly id: string; readonly text: string | undefined };
type Fallback = {
  /** Shown instead of a problem while the field is valid. */
  readonly fallback?: ReactNode;
};

/** The validation message of a field. */
export const FieldProblem = ({ text, fallback, ...problem }: FieldProblemProps & Fallback) =>
  text === undefined ? (
    fallback
  ) : (
    <Note {...problem} isProblem role="alert">
      {text}
    </Note>
  );

// Always exposed to screen readers; visible only while the field has the focus and shows no sum.
const Hint = styled(Note)({ 'span:not(:focus-within) > &, [aria-live]:not(:empty) ~ &': visuallyHidden });

export const FieldHint = ({ id, text }: FieldProblemProps) => text !== undefined && <Hint id={id}>{text}</Hint>;

export function FieldSum({ typed, isAbove }: Pick<NotePosition, 'isAbove'> & { readonly typed: string }) {
  const sum = useSumText()(typed);
  return <span aria-live="polite">{sum && <Note isAbove={isAbove}>{sum}</Note>}</span>;
}
