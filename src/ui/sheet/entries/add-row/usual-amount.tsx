import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Keys } from '../../../keyboard/keys.tsx';
import { Note } from '../fields/field-problem.tsx';

const Hint = styled(Note)(({ theme: { vars } }) => ({
  display: 'flex',
  gap: 6,
  alignItems: 'center',
  fontWeight: 400,
  fontSize: '0.6875rem',
  pointerEvents: 'none',
  color: vars.palette.text.secondary,
  backgroundColor: vars.palette.ledger.raised,
}));

/** A note next to the field: the proposal is the usual amount, and the Tab key accepts it. */
export const UsualHint = () => {
  const { t } = useTranslation();
  return (
    <Hint aria-hidden="true">
      {t('entry.usualHint')}
      <Keys keys={['Tab']} />
    </Hint>
  );
};

type Position = { readonly isInStrip: boolean };

// In the bottom bar, the button covers the totals. In a list it is below the field.
const AcceptButton = styled(Button, { shouldForwardProp: (name) => name !== 'isInStrip' })<Position>(
  ({ theme: { vars, shape, zIndex } }) => ({
    position: 'absolute',
    inset: '0 0 auto',
    justifyContent: 'space-between',
    height: 44,
    padding: '0 7px 0 15px',
    borderRadius: 0,
    fontWeight: 400,
    '&&': { fontSize: '0.8125rem' },
    '&, &:hover': { color: vars.palette.text.secondary, backgroundColor: vars.palette.ledger.raised },
    '& > strong': {
      padding: '0 14px',
      borderRadius: shape.pill,
      fontSize: '0.9375rem',
      fontWeight: 600,
      lineHeight: '36px',
      color: vars.palette.ledger.onAccentContainer,
      backgroundColor: vars.palette.ledger.accentContainer,
    },
    variants: [
      {
        props: { isInStrip: false },
        style: {
          zIndex: zIndex.note,
          inset: 'calc(100% + 2px) 0 auto auto',
          borderRadius: shape.borderRadius,
          boxShadow: vars.palette.ledger.menuShadow,
        },
      },
    ],
  }),
);

type UsualButtonProps = Position & { readonly amount: string; readonly onAccept: () => void };

// The proposal exists only while the field has the focus.
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** Accepts the usual amount, on touch screens without a Tab key. */
export const UsualButton = ({ amount, onAccept, isInStrip }: UsualButtonProps) => {
  const { t } = useTranslation();
  return (
    <AcceptButton isInStrip={isInStrip} tabIndex={-1} onMouseDown={keepFocus} onClick={onAccept}>
      {t('entry.usual', { amount: '' })}
      <strong>{amount}</strong>
    </AcceptButton>
  );
};
