import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { problemOf, readWholeNumber, valueIn } from '../../../../domain/forms/input.ts';
import { add, signOf } from '../../../../domain/money/money.ts';
import { nextOccurrenceOf } from '../../../../domain/sheet/provisions/due-month-text.ts';
import { AmountText } from '../../../amounts/amount-text.tsx';
import { useAmountFormat } from '../../../hooks/formats.ts';
import { useProblemText } from '../../entries/fields/problem-text.ts';
import { useTotal } from '../../../hooks/sheet-data.ts';
import { PlanBars } from './plan-bars.tsx';
import type { NewProvisionForm } from './new-provision-form.ts';

const Card = styled('div')(({ theme: { vars, breakpoints, shape } }) => ({
  marginTop: 8,
  padding: '8px 10px 6px',
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: shape.inset,
  fontSize: '0.75rem',
  color: vars.palette.text.secondary,
  backgroundColor: vars.palette.background.paper,
  '& b': { fontWeight: 600, color: vars.palette.text.primary },
  [breakpoints.down('md')]: { marginTop: 12, padding: '10px 12px 8px', fontSize: '0.8125rem' },
}));

// Keeps its height while empty, so that nothing moves when the texts appear.
const Line = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  columnGap: 12,
  minHeight: 20,
  '& > :nth-of-type(2), & > b, & > button': { marginLeft: 'auto' },
});

const Headline = styled(Line)(({ theme: { vars } }) => ({
  minHeight: 24,
  fontSize: '0.75rem',
  color: vars.palette.text.secondary,
  '& > b': { fontSize: '1rem', fontWeight: 600, color: vars.palette.text.primary },
  '& > button': { fontWeight: 600 },
}));

const Sums = styled('div')({ marginTop: 4 });

type PlanCardProps = {
  readonly id: string;
  readonly form: NewProvisionForm;
  /** Whether to show only the monthly payment. */
  readonly isHeadlineOnly: boolean;
  /** Called after the user replaced a past month by its next occurrence. */
  readonly onMonthPicked: () => void;
};

/** The plan that price and due month lead to: the monthly payment, the savings so far and the new monthly total. */
export const PlanCard = ({ id, form, isHeadlineOnly, onMonthPicked }: PlanCardProps) => {
  const { t } = useTranslation();
  const { unhidden, amount } = useAmountFormat();
  const monthly = useTotal('provisionsMonthlySum');
  const payment = valueIn(readWholeNumber(form.filled.monthlyPayment));
  const { plan } = form;
  const headline = (
    <div id={id}>
      <PlanHeadline form={form} payment={payment} onMonthPicked={onMonthPicked} />
    </div>
  );
  if (isHeadlineOnly) return headline;
  return (
    <Card>
      {headline}
      <PlanBars plan={plan} />
      <Sums>
        <Line>
          <span>{t('provisions.asideToday')}</span>
          {plan && (
            <span>
              <b>{unhidden(plan.aside)}</b> {t('provisions.of')} <b>{unhidden(plan.provision.price)}</b>
            </span>
          )}
        </Line>
        <Line>
          <span>{t('provisions.monthlyNow')}</span>
          {payment !== undefined && (
            <span>
              <AmountText text={amount(monthly)} /> →{' '}
              <b>
                <AmountText text={amount(add(monthly, payment))} />
              </b>
            </span>
          )}
        </Line>
      </Sums>
    </Card>
  );
};

type PlanHeadlineProps = Pick<PlanCardProps, 'form' | 'onMonthPicked'> & { readonly payment: number | undefined };

const PlanHeadline = ({ form, payment, onMonthPicked }: PlanHeadlineProps): ReactNode => {
  const { t } = useTranslation();
  const { unhidden } = useAmountFormat();
  const problemText = useProblemText();
  const { plan, month, dueReading, provisionFormat } = form;
  const problem = problemOf(dueReading);
  if (problem?.why === 'duePassed') {
    const nextMonth = provisionFormat.month(nextOccurrenceOf(problem.month, month));
    const pick = () => {
      form.type('due', nextMonth);
      onMonthPicked();
    };
    return (
      <Headline>
        {problemText(problem)}
        <Link component="button" type="button" onClick={pick}>
          {nextMonth}
        </Link>
      </Headline>
    );
  }
  if (plan && plan.payments === 0)
    return <Headline>{signOf(plan.gap) < 0 ? t('due.noPayment') : t('provisions.nothingToSetAside')}</Headline>;
  return (
    <Headline>
      <span>{t('provisions.toSetAside')}</span>
      {plan && payment !== undefined && (
        <b>
          {unhidden(payment)} × {plan.payments}
        </b>
      )}
    </Headline>
  );
};
