import type { ReactNode } from 'react';
import { type Decimal, multiply } from '../../../domain/money.ts';
import { provisionTotal, readDeductions } from '../../../domain/provision.ts';
import type { Provision } from '../../../domain/sheet.ts';
import { useTranslation } from 'react-i18next';
import { useAmountFormat } from '../../sheet/formats.ts';
import './deductions-sum.css';

const minus = '\u2212';
const unknown = '…';

/** What the provision holds with the deductions as they are typed. */
export const DeductionsSum = ({ provision }: { readonly provision: Provision }) => {
  const { t } = useTranslation();
  const { amount } = useAmountFormat();
  const { monthlyPayment, numberMonthlyPayments } = provision;
  const reading = readDeductions(provision.deductions);
  const shown = (value: Decimal) => (reading.kind === 'deductions' ? amount(value) : unknown);
  return (
    <dl className="deductions-sum">
      <Term label={t('deductions.paidIn')} note={`${numberMonthlyPayments} × ${monthlyPayment}`}>
        {amount(multiply(monthlyPayment, numberMonthlyPayments))}
      </Term>
      <Term
        sign={minus}
        label={t('deductions.title')}
        note={reading.kind === 'deductions' ? String(reading.values.length) : ''}
      >
        {reading.kind === 'deductions' ? amount(reading.sum) : unknown}
      </Term>
      <Term sign="=" label={t('deductions.total')}>
        <output>{shown(provisionTotal(provision))}</output>
      </Term>
    </dl>
  );
};

type TermProps = {
  readonly sign?: string;
  readonly label: string;
  readonly note?: string;
  readonly children: ReactNode;
};

const Term = ({ sign = '', label, note = '', children }: TermProps) => (
  <div className="deductions-term">
    <dt>
      <span className="deductions-sign">{sign}</span>
      {label} <span className="deductions-note">{note}</span>
    </dt>
    <dd className="amount">{children}</dd>
  </div>
);
