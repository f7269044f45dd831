import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type DueProvision, withPayment } from '../../../../domain/sheet/provisions/due-provision.ts';
import { add, multiply, signOf } from '../../../../domain/money/money.ts';
import { AmountText } from '../../../amounts/amount-text.tsx';
import { useAmountFormat } from '../../../hooks/formats.ts';
import { signClasses } from '../../../amounts/signed-figure.tsx';
import { useSheetMoment } from '../sheet-moment.ts';
import { useProvisionCommands } from '../provision-commands.ts';
import { readDueStart } from '../../../../domain/sheet/provisions/due-start-text.ts';
import { info } from '../../../../machines/toaster/toast.ts';
import { DueField } from './due-field.tsx';
import { useDueTexts, useIsCovered } from './due-texts.ts';

const Terms = styled('dl')(({ theme: { vars, breakpoints } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '2px 12px',
  margin: '0 0 4px',
  fontSize: '0.75rem',
  lineHeight: '18px',
  color: vars.palette.text.secondary,
  '& > dd': { margin: 0, color: vars.palette.text.primary },
  '& > .result': { paddingTop: 3, borderTop: 'var(--hairline)', fontWeight: 600, color: vars.palette.text.primary },
  '& > .is-negative': { color: vars.palette.error.main },
  [breakpoints.down('md')]: { fontSize: '0.875rem', lineHeight: '24px' },
}));

const Advice = styled('div')(({ theme: { vars, breakpoints } }) => ({
  display: 'flex',
  gap: 12,
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 28,
  marginBottom: 6,
  fontSize: '0.75rem',
  color: vars.palette.text.secondary,
  '& > [aria-disabled]': { color: vars.palette.text.disabled, cursor: 'default' },
  [breakpoints.down('md')]: { fontSize: '0.875rem' },
}));

// The account does not cover all savings, so these texts must not say that the money is there.
const uncoveredResults = { [-1]: 'shortIn', 0: 'paymentsSuffice', 1: 'paymentsExceed' } as const;
const results = { [-1]: 'shortIn', 0: 'onTrackIn', 1: 'aheadIn' } as const;

type TermProps = { readonly label: ReactNode; readonly amount: string; readonly className?: string };

const Term = ({ label, amount, className = '' }: TermProps) => (
  <>
    <dt className={className}>{label}</dt>
    <dd className={`amount ${className}`}>
      <AmountText text={amount} />
    </dd>
  </>
);

const Start = ({ due: { provision, isYearAssumed } }: DueBreakdownProps) => {
  const { t } = useTranslation();
  const { monthText } = useDueTexts();
  const start = readDueStart(provision.start, useSheetMoment().month);
  if (!isYearAssumed || !start) return null;
  return (
    <>
      <dt>{t('due.start')}</dt>
      <dd>{t('due.yearAssumed', { month: monthText(start.month) })}</dd>
    </>
  );
};

type DueBreakdownProps = { readonly due: DueProvision };

/** The savings of a provision on its due date, term by term, and a sufficient payment. */
export const DueBreakdown = ({ due, restoredText }: ComponentProps<typeof DueField>) => {
  const { t } = useTranslation();
  const { amount, isHidden } = useAmountFormat();
  const { size, monthText } = useDueTexts();
  const { provision, deducted, payments, gap } = due;
  const sign = signOf(gap);
  const isCovered = useIsCovered();
  const month = monthText(due.due);
  return (
    <>
      <Terms>
        <DueField due={due} restoredText={restoredText} />
        <Start due={due} />
        <Term label={t('due.price')} amount={amount(provision.price)} />
        {signOf(deducted) > 0 && <Term label={t('due.deducted')} amount={amount(deducted)} />}
        <Term label={t('due.aside')} amount={amount(due.aside)} />
        {payments > 0 && (
          <Term
            label={t('due.payments', { count: payments, amount: amount(provision.monthlyPayment) })}
            amount={amount(multiply(provision.monthlyPayment, payments))}
          />
        )}
        {!isHidden && (
          <Term
            className={`result ${signClasses[sign === -1 ? -1 : 0]}`}
            label={isCovered ? t(`due.${results[sign]}`, { month }) : t(`due.${uncoveredResults[sign]}`, { month })}
            amount={sign === 0 ? '' : size(gap)}
          />
        )}
      </Terms>
      {!isHidden && <Suggestion due={due} />}
    </>
  );
};

/** The sufficient payment. It stays after the user accepts it, so that nothing moves and the button keeps the focus. */
const Suggestion = ({ due }: DueBreakdownProps) => {
  const { t } = useTranslation();
  const [accepted, setAccepted] = useState<number>();
  const { provision, suggested, gap } = due;
  const payment = suggested ?? (accepted === provision.monthlyPayment ? accepted : undefined);
  if (payment === undefined) return signOf(gap) < 0 && <Advice>{t('due.noPayment')}</Advice>;
  return <SufficientPayment due={due} payment={payment} onAccept={() => setAccepted(payment)} />;
};

type SufficientPaymentProps = DueBreakdownProps & { readonly payment: number; readonly onAccept: () => void };

const SufficientPayment = ({ due: { provision, suggested }, payment, onAccept }: SufficientPaymentProps) => {
  const { t } = useTranslation();
  const { amount } = useAmountFormat();
  const { change } = useProvisionCommands();
  const isAccepted = suggested === undefined;
  const accept = () => {
    if (isAccepted) return;
    onAccept();
    const toast = { ...info('notice.paymentChanged', { name: provision.name }), amounts: { payment: add(payment) } };
    change(provision.id, withPayment(provision, payment), toast);
  };
  return (
    <Advice>
      <span>{t(isAccepted ? 'due.changed' : 'due.suffices', { amount: amount(payment) })}</span>
      <Button variant="text" aria-disabled={isAccepted || undefined} onClick={accept}>
        {t('due.change', { payment })}
      </Button>
    </Advice>
  );
};
