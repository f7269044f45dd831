import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import type { OnboardingStep } from '../../../domain/sheet/onboarding.ts';
import { isInPeriod } from '../../../domain/sheet/period.ts';
import { sheetDateOf } from '../../../domain/sheet/sheet-date.ts';
import { useToday } from '../../hooks/use-today.ts';
import { TextWithEnter } from './text-with-enter.tsx';
import { type StepState, useStep } from './onboarding-state.ts';
import { useShownPeriod } from '../../hooks/shown-period.ts';
import { StepBadge } from './step-badge.tsx';

const Step = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '0 10px',
  padding: '14px var(--pad) 18px',
  lineHeight: '20px',
});

const Title = styled('strong')<{ readonly state: StepState }>(({ theme: { vars } }) => ({
  fontWeight: 600,
  variants: [{ props: { state: 'waiting' }, style: { fontWeight: 500, color: vars.palette.text.secondary } }],
}));

const Text = styled('p')(({ theme }) => ({
  gridColumn: 2,
  color: theme.vars.palette.text.secondary,
  textWrap: 'pretty',
}));

/** Explains a step in place of the first row of its list, during the onboarding. */
export function StepText({ step }: { readonly step: OnboardingStep }) {
  const { t } = useTranslation();
  const state = useStep(step);
  // The add row proposes today if the sheet's period contains it.
  const isDayProposed = isInPeriod(useShownPeriod(), sheetDateOf(useToday()));
  if (state === undefined) return null;
  return (
    <Step data-step={step}>
      <StepBadge step={step} state={state} />
      <Title state={state}>{t(`onboarding.${step}.title`)}</Title>
      <Text>
        <TextWithEnter
          text={t(step === 'expense' && !isDayProposed ? 'onboarding.expense.textWithDay' : `onboarding.${step}.text`)}
        />
      </Text>
    </Step>
  );
}
