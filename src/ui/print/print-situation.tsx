import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSheet } from '../hooks/workspace-actors.tsx';
import { balanceTerms } from '../sheet/page/situation/balance-terms.ts';
import { Figure } from '../amounts/figure.tsx';
import { useAmountFormat } from '../hooks/formats.ts';

/** The calculation of the real balance. */
export function PrintSituation() {
  const { t } = useTranslation();
  const format = useAmountFormat();
  const accountBalance = useSelector(useSheet(), ({ context }) => context.sheet.accountBalance);
  return (
    <ul className="print-situation" aria-label={t('situation.title')}>
      <Term label={t('situation.accountBalance')}>{format.amount(accountBalance)}</Term>
      {balanceTerms.map(({ sign, label, figure }) => (
        <Term key={figure} sign={sign} label={t(label)}>
          <Figure name={figure} className="" />
        </Term>
      ))}
      <Term sign="=" label={t('situation.realBalance')}>
        <Figure name="remaining" isSigned className="print-result" />
      </Term>
    </ul>
  );
}

type TermProps = { readonly sign?: string; readonly label: string; readonly children: ReactNode };

const Term = ({ sign = '', label, children }: TermProps) => (
  <li className="print-term">
    <span className="print-term-label">{label}</span>
    <span className="print-term-figure">
      {sign} {children}
    </span>
  </li>
);
