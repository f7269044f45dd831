import { styled } from '@mui/material/styles';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OnboardingStep } from '../../../../domain/sheet/onboarding.ts';
import { useOnboarding, useSheet } from '../../../hooks/workspace-actors.tsx';
import { useStep } from '../../onboarding/onboarding-state.ts';
import { StepBadge } from '../../onboarding/step-badge.tsx';
import { BalanceField } from '../../entries/fields/balance-field.tsx';
import { balanceTerms } from './balance-terms.ts';
import { Figure } from '../../../amounts/figure.tsx';

/** The calculation of the real balance, from the account balance term by term. */
export function Equation() {
  const { t } = useTranslation();
  const sheet = useSheet();
  const onboarding = useOnboarding();
  const step = useStep('balance');
  const accountBalance = useSelector(sheet, ({ context }) => context.sheet.accountBalance);
  return (
    <ul>
      <Term
        sign=""
        step="balance"
        label={t('situation.accountBalance')}
        badge={step && <StepBadge step="balance" state={step} />}
      >
        <BalanceField
          label={t('situation.accountBalance')}
          figure="accountBalance"
          value={accountBalance}
          hint={step === 'current' ? t('onboarding.balance.text') : undefined}
          onEnter={() => onboarding.send({ type: 'balance.confirmed' })}
          onChange={(value) => sheet.send({ type: 'sheet.changed', changes: { accountBalance: value } })}
        />
      </Term>
      {balanceTerms.map(({ sign, label, figure }) => (
        <Term key={figure} sign={sign} label={t(label)}>
          <Figure name={figure} />
        </Term>
      ))}
    </ul>
  );
}

// With increased letter spacing a label wraps instead of being truncated.
const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '18px minmax(0, 1fr) auto var(--action)',
  alignItems: 'center',
  minHeight: 'var(--row)',
  padding: '0 var(--edge) 0 var(--pad)',
  lineHeight: 'var(--row)',
  '& > .amount': { paddingLeft: 6 },
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: '18px minmax(0, 1fr) auto',
    fontSize: '0.875rem',
    lineHeight: '36px',
  },
}));

// The negative margin makes a badge take no more space than a sign.
const Sign = styled('span')(({ theme }) => ({
  color: theme.vars.palette.text.tertiary,
  '& > [aria-hidden]': { marginLeft: -7 },
  [theme.breakpoints.down('md')]: { '& > [aria-hidden]': { marginLeft: -11 } },
}));

const Label = styled('span')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));

type TermProps = {
  readonly sign: string;
  readonly label: string;
  readonly step?: OnboardingStep;
  readonly badge?: ReactNode;
  readonly children: ReactNode;
};

const Term = ({ sign, label, step, badge, children }: TermProps) => (
  <Row data-onboarding-step={step}>
    <Sign>{badge ?? sign}</Sign>
    <Label>{label}</Label>
    {children}
  </Row>
);
