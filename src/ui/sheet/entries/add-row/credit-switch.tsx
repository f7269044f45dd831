import { styled } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import type { KeyboardEvent, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../icons/icon.tsx';
import { forcedColors, forcedColorsSelection } from '../../../theme/media-queries.ts';
import { interactive } from '../../../theme/interaction-states.ts';

type CreditSwitchProps = {
  readonly isCredit: boolean;
  readonly isTouch: boolean;
  /** Whether the touch form is open: only then both words fit. */
  readonly isOpen: boolean;
  readonly buttonRef: Ref<HTMLButtonElement>;
  readonly onToggle: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
};

const Sign = styled(ToggleButton)(({ theme: { vars, shape } }) => ({
  gridArea: 'sign',
  font: 'inherit',
  minWidth: 0,
  width: 24,
  height: 24,
  minHeight: 0,
  padding: 0,
  border: `1px solid ${vars.palette.ledger.lineStrong}`,
  borderRadius: shape.field,
  '&, &:hover': { color: vars.palette.text.tertiary, backgroundColor: vars.palette.background.paper },
  '&:not(.Mui-selected)': interactive(
    { color: vars.palette.text.secondary, borderColor: vars.palette.text.secondary },
    { color: vars.palette.text.primary },
  ),
  '&.Mui-selected, &.Mui-selected:hover': {
    borderColor: vars.palette.success.main,
    color: vars.palette.ledger.onPositiveContainer,
    backgroundColor: vars.palette.ledger.positiveContainer,
  },
}));

type TouchSignProps = { readonly isOpen: boolean };

const TouchSign = styled(Sign, { shouldForwardProp: (name) => name !== 'isOpen' })<TouchSignProps>(
  ({ theme: { vars, shape } }) => ({
    width: '100%',
    height: 48,
    borderRadius: shape.borderRadius,
    '&, &:hover': { color: vars.palette.text.primary },
    variants: [
      {
        props: { isOpen: true },
        style: {
          '&&': {
            padding: 3,
            borderColor: 'transparent',
            color: vars.palette.text.secondary,
            backgroundColor: vars.palette.ledger.muted,
          },
        },
      },
    ],
  }),
);

const Word = styled('span')(({ theme: { vars, shape } }) => ({
  display: 'flex',
  flex: 1,
  gap: 5,
  alignItems: 'center',
  alignSelf: 'stretch',
  justifyContent: 'center',
  fontSize: '0.8125rem',
  '&[data-chosen="true"]': {
    borderRadius: shape.borderRadius,
    color: vars.palette.text.primary,
    backgroundColor: vars.palette.background.paper,
    [forcedColors]: forcedColorsSelection,
  },
}));

/** Switches between debit and credit: a sign beside the amount, or both words in the open touch form. */
export const CreditSwitch = ({ isCredit, isTouch, isOpen, buttonRef, onToggle, onKeyDown }: CreditSwitchProps) => {
  const { t } = useTranslation();
  const credit = t('entry.credit');
  const toggle = {
    ref: buttonRef,
    value: 'credit',
    selected: isCredit,
    // If both words are visible, the accessible name contains both, so that voice control matches the visible text.
    'aria-label': isTouch && isOpen ? `${credit}, ${t('entry.debit')} ${credit}` : credit,
    onChange: onToggle,
    onKeyDown,
  };
  const icon = <Icon name={isCredit ? 'plus' : 'minus'} size={isTouch ? 16 : 14} strokeWidth={1.75} />;
  if (!isTouch) return <Sign {...toggle}>{icon}</Sign>;
  return (
    <TouchSign {...toggle} isOpen={isOpen}>
      {isOpen ? (
        <>
          <Word data-chosen={!isCredit}>
            <Icon name="minus" strokeWidth={1.75} />
            {t('entry.debit')}
          </Word>{' '}
          <Word data-chosen={isCredit}>
            <Icon name="plus" strokeWidth={1.75} />
            {credit}
          </Word>
        </>
      ) : (
        icon
      )}
    </TouchSign>
  );
};
