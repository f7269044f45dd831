import { styled } from '@mui/material/styles';
import { type OnboardingStep, onboardingSteps } from '../../../domain/sheet/onboarding.ts';
import { forcedColors } from '../../theme/media-queries.ts';
import { OnboardingProgress } from './onboarding-progress.tsx';
import { type StepState, useIsGuiding, useStep } from './onboarding-state.ts';
import { SkipButton } from './skip-button.tsx';

const Dashes = styled('span')({ display: 'flex', gap: 4, marginLeft: 'auto' });

const Dash = styled('span')<{ readonly state: StepState | undefined }>(({ theme: { vars, shape } }) => ({
  width: 16,
  height: 4,
  borderRadius: shape.pill,
  boxShadow: `inset 0 0 0 1px ${vars.palette.ledger.lineStrong}`,
  variants: [
    {
      props: { state: 'current' },
      style: {
        backgroundColor: vars.palette.ledger.barFill,
        boxShadow: 'none',
        [forcedColors]: { outline: '1px solid' },
      },
    },
    {
      props: { state: 'done' },
      style: {
        backgroundColor: vars.palette.primary.main,
        boxShadow: 'none',
        [forcedColors]: { backgroundColor: 'CanvasText', forcedColorAdjust: 'none' },
      },
    },
  ],
}));

// Fits in the height of the title.
const Skip = styled(SkipButton)({ '&&': { minHeight: 24, margin: '0 6px', padding: '0 6px', fontSize: '0.75rem' } });

const StepDash = ({ step }: { readonly step: OnboardingStep }) => <Dash state={useStep(step)} />;

/** The progress of the steps and the button to skip them, beside the title, so that nothing moves when they disappear. */
export const OnboardingDashes = () =>
  useIsGuiding() && (
    <>
      <Dashes aria-hidden="true">
        {onboardingSteps.map((step) => (
          <StepDash key={step} step={step} />
        ))}
      </Dashes>
      <OnboardingProgress />
      <Skip />
    </>
  );
