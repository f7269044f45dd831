import { styled } from '@mui/material/styles';
import { type OnboardingStep, onboardingSteps } from '../../../domain/sheet/onboarding.ts';
import { forcedColors } from '../../theme/media-queries.ts';
import { BeginningProgress } from './beginning-progress.tsx';
import { type StepState, useIsGuiding, useStep } from './beginning-state.ts';
import { SkipButton } from './skip-button.tsx';

const Marks = styled('span')({ display: 'flex', gap: 4, marginLeft: 'auto' });

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

// As high as the title allows.
const Skip = styled(SkipButton)({ '&&': { minHeight: 24, margin: '0 6px', padding: '0 6px', fontSize: '0.75rem' } });

const Mark = ({ step }: { readonly step: OnboardingStep }) => <Dash state={useStep(step)} />;

/** How far the steps are, and the way out of them; beside the title, where nothing moves when they go. */
export const BeginningMarks = () =>
  useIsGuiding() && (
    <>
      <Marks aria-hidden="true">
        {onboardingSteps.map((step) => (
          <Mark key={step} step={step} />
        ))}
      </Marks>
      <BeginningProgress />
      <Skip />
    </>
  );
