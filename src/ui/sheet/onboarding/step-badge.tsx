import { styled } from '@mui/material/styles';
import { type OnboardingStep, onboardingSteps } from '../../../domain/sheet/onboarding.ts';
import { Icon } from '../../icons/icon.tsx';
import { forcedColors, forcedColorsSelection } from '../../theme/media-queries.ts';
import type { StepState } from './onboarding-state.ts';

const Disc = styled('span')<{ readonly state: StepState }>(({ theme: { vars, shape, breakpoints } }) => ({
  display: 'inline-grid',
  flex: 'none',
  placeItems: 'center',
  width: 20,
  height: 20,
  borderRadius: shape.pill,
  fontSize: '0.6875rem',
  fontWeight: 600,
  lineHeight: 1,
  verticalAlign: 'middle',
  color: vars.palette.text.secondary,
  boxShadow: `inset 0 0 0 1px ${vars.palette.ledger.lineStrong}`,
  [breakpoints.down('md')]: { width: 24, height: 24, fontSize: '0.8125rem' },
  [forcedColors]: { border: '1px solid CanvasText' },
  variants: [
    {
      props: { state: 'current' },
      style: {
        color: vars.palette.primary.contrastText,
        backgroundColor: vars.palette.primary.main,
        boxShadow: 'none',
        [forcedColors]: forcedColorsSelection,
      },
    },
    {
      props: { state: 'done' },
      style: {
        color: vars.palette.ledger.onAccentContainer,
        backgroundColor: vars.palette.ledger.accentContainer,
        boxShadow: 'none',
      },
    },
  ],
}));

type StepBadgeProps = { readonly step: OnboardingStep; readonly state: StepState };

/** The number of a step, or a check mark if it is done. Decorative, because the name of the step is next to it. */
export const StepBadge = ({ step, state }: StepBadgeProps) => (
  <Disc state={state} aria-hidden="true">
    {state === 'done' ? <Icon name="check" size={12} strokeWidth={2} /> : onboardingSteps.indexOf(step) + 1}
  </Disc>
);
