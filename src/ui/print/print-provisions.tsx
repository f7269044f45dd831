import { useSelector } from '@xstate/react';
import { provisionTotal } from '../../domain/sheet/provision.ts';
import { useTranslation } from 'react-i18next';
import { useSheet } from '../hooks/workspace-actors.tsx';
import { Figure } from '../sheet/hero/figure.tsx';
import { useAmountFormat } from '../hooks/formats.ts';
import { useSortedLines } from '../sheet/state/sheet-data.ts';
import { PrintCheckbox } from './print-line.tsx';
import { PrintSection, PrintSum } from './print-section.tsx';

export function PrintProvisions() {
  const { t } = useTranslation();
  const format = useAmountFormat();
  const { provisionsPaid, accountProvisionsBalance } = useSelector(useSheet(), ({ context }) => context.sheet);
  const lines = useSortedLines('provisions').map((provision) => (
    <li key={provision.id} className="paper-line">
      <span className="paper-name">{provision.name}</span>
      <span className="paper-monthly">{format.amount(provision.monthlyPayment)}</span>
      <span className="paper-amount">{format.amount(provisionTotal(provision))}</span>
    </li>
  ));
  return (
    <PrintSection title={t('provisions.title')} columns={<Columns />} lines={lines}>
      <PrintSum label={t('provisions.total')} isResult>
        <Figure name="provisionsMonthlySum" className="paper-monthly" />
        <Figure name="provisionsSum" className="paper-amount" />
      </PrintSum>
      <PrintSum label={t('provisions.accountBalance')}>
        <span className="paper-amount">{format.amount(accountProvisionsBalance)}</span>
      </PrintSum>
      <PrintSum label={t('provisions.difference')}>
        <Figure name="provisionsDifference" isSigned className="paper-amount" />
      </PrintSum>
      <p className="paper-sum">
        <PrintCheckbox ticked={provisionsPaid} />
        <span className="paper-name">{t('provisions.paidThisMonth')}</span>
      </p>
    </PrintSection>
  );
}

const Columns = () => {
  const { t } = useTranslation();
  return (
    <>
      <span className="paper-monthly">{t('provisions.monthlyPaymentShort')}</span>
      <span className="paper-amount">{t('provisions.total')}</span>
    </>
  );
};
