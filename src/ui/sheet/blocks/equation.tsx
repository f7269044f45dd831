import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSheet } from '../../hooks/workspace-actors.tsx';
import { BalanceField } from '../balance-field.tsx';
import { Figure } from '../figure.tsx';

const minus = '\u2212';

/** What makes the real balance, term by term, the account's balance first. */
export function Equation() {
  const { t } = useTranslation();
  const sheet = useSheet();
  const accountBalance = useSelector(sheet, ({ context }) => context.sheet.accountBalance);
  return (
    <ul className="equation">
      <Term sign="" label={t('situation.accountBalance')}>
        <BalanceField
          label={t('situation.accountBalance')}
          figure="accountBalance"
          value={accountBalance}
          onChange={(value) => sheet.send({ type: 'sheet.changed', changes: { accountBalance: value } })}
        />
      </Term>
      <Term sign="+" label={t('situation.creditsToReceive')}>
        <Figure name="refundSumNotPaid" />
      </Term>
      <Term sign={minus} label={t('situation.unpaidExpenses')}>
        <Figure name="outDaySumNotPaid" />
      </Term>
      <Term sign={minus} label={t('situation.unpaidCharges')}>
        <Figure name="outMonthSumNotPaid" />
      </Term>
      <Term sign={minus} label={t('situation.provisionsToPayIn')}>
        <Figure name="provisionsSumNotPaid" />
      </Term>
    </ul>
  );
}

type TermProps = { readonly sign: string; readonly label: string; readonly children: ReactNode };

const Term = ({ sign, label, children }: TermProps) => (
  <li className="row row-term">
    <span className="term-sign">{sign}</span>
    <span className="row-cell term-label">{label}</span>
    {children}
  </li>
);
