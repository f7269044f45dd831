import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { type OnboardingStep, onboardingSteps } from '../../../domain/sheet/onboarding.ts';
import { AmountText } from '../../amounts/amount-text.tsx';
import { Icon } from '../../icons/icon.tsx';
import { useAmountFormat } from '../../hooks/formats.ts';
import { useSheet } from '../../hooks/workspace-actors.tsx';
import { type TotalName, useTotal } from '../../hooks/sheet-data.ts';
import { OnboardingProgress } from './onboarding-progress.tsx';
import { type StepState, useDoneCount, useIsGuiding, useStep } from './onboarding-state.ts';
import { SkipButton } from './skip-button.tsx';
import { StepBadge } from './step-badge.tsx';

const Head = styled('div')(({ theme: { vars } }) => ({
  display: 'flex',
  gap: 8,
  alignItems: 'center',
  minHeight: 44,
  padding: '0 4px 0 16px',
  borderTop: 'var(--hairline)',
  backgroundColor: vars.palette.ledger.sunken,
  '& > h3': { fontWeight: 600, fontSize: '0.9375rem' },
  '& > [aria-hidden]': { marginRight: 'auto', color: vars.palette.text.tertiary },
}));

const Steps = styled('ol')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderBottom: 'var(--hairline)',
  '& > li': { borderTop: 'var(--hairline)' },
});

const StepRow = styled(ButtonBase)<{ readonly state: StepState }>(({ theme: { vars } }) => ({
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr) auto',
  gap: 8,
  width: '100%',
  minHeight: 56,
  padding: '6px 16px',
  fontSize: '0.875rem',
  lineHeight: '20px',
  textAlign: 'left',
  '& strong': { fontWeight: 600 },
  '& small': { display: 'block', fontSize: '0.8125rem', lineHeight: '18px', color: vars.palette.text.secondary },
  '& > .amount': { fontWeight: 600 },
  '& > .icon': { color: vars.palette.text.tertiary },
  variants: [
    { props: { state: 'current' }, style: { backgroundColor: vars.palette.action.selected } },
    {
      props: { state: 'waiting' },
      style: { '& strong': { fontWeight: 500, color: vars.palette.text.secondary } },
    },
  ],
}));

const totals: Record<Exclude<OnboardingStep, 'balance'>, TotalName> = {
  income: 'inSum',
  charges: 'outMonthSum',
  expense: 'outDaySum',
};

const useAmountOf = (step: OnboardingStep): string => {
  const format = useAmountFormat();
  const balance = useSelector(useSheet(), ({ context }) => context.sheet.accountBalance);
  const total = useTotal(step === 'balance' ? 'remaining' : totals[step]);
  return step === 'balance' ? format.amount(balance) : format.amount(total);
};

type StepProps = { readonly step: OnboardingStep; readonly onOpen: (step: OnboardingStep) => void };

function Step({ step, onOpen }: StepProps) {
  const { t } = useTranslation();
  const amount = useAmountOf(step);
  const state = useStep(step);
  if (state === undefined) return null;
  return (
    <li aria-current={state === 'current' ? 'step' : undefined}>
      <StepRow state={state} onClick={() => onOpen(step)}>
        <StepBadge step={step} state={state} />
        <span>
          <strong>{t(`onboarding.${step}.title`)}</strong>
          {state === 'current' && <small>{t(`onboarding.${step}.text`)}</small>}
        </span>
        {state === 'done' ? (
          <span className="amount">
            <AmountText text={amount} />
          </span>
        ) : (
          <Icon name="right" size={18} />
        )}
      </StepRow>
    </li>
  );
}

/** The steps as a list on a phone. Each step opens its tab and its field. */
export function OnboardingList({ onOpen }: Pick<StepProps, 'onOpen'>) {
  const { t } = useTranslation();
  const done = useDoneCount();
  if (!useIsGuiding()) return null;
  return (
    <>
      <Head>
        <h3>{t('onboarding.title')}</h3>
        <span aria-hidden="true">
          {done}/{onboardingSteps.length}
        </span>
        <OnboardingProgress />
        <SkipButton />
      </Head>
      <Steps aria-label={t('onboarding.title')}>
        {onboardingSteps.map((step) => (
          <Step key={step} step={step} onOpen={onOpen} />
        ))}
      </Steps>
    </>
  );
}
