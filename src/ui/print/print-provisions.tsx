import { useSelector } from '@xstate/react';
import { provisionTotal } from '../../domain/sheet/provisions/provision.ts';
import { useTranslation } from 'react-i18next';
import { useSheet } from '../hooks/workspace-actors.tsx';
import { Figure } from '../amounts/figure.tsx';
import { useAmountFormat } from '../hooks/formats.ts';
import { useSortedLines } from '../hooks/sheet-data.ts';
import { PrintCheckbox } from './print-line.tsx';
import { PrintSection, PrintSum } from './print-section.tsx';

export function PrintProvisions() {
  const { t } = useTranslation();
  const format = useAmountFormat();
  const { provisionsPaid, accountProvisionsBalance } = useSelector(useSheet(), ({ context }) => context.sheet);
  const lines = useSortedLines('provisions').map((provision) => (
    <li key={provision.id} className="print-line">
      <span className="print-name">{provision.name}</span>
      <span className="print-monthly">{format.amount(provision.monthlyPayment)}</span>
      <span className="print-amount">{format.amount(provisionTotal(provision))}</span>
    </li>
  ));
  return (
    <PrintSection title={t('provisions.title')} columns={<Columns />} lines={lines}>
      <PrintSum label={t('provisions.total')} isResult>
        <Figure name="provisionsMonthlySum" className="print-monthly" />
        <Figure name="provisionsSum" className="print-amount" />
      </PrintSum>
      <PrintSum label={t('provisions.accountBalance')}>
        <span className="print-amount">{format.amount(accountProvisionsBalance)}</span>
      </PrintSum>
      <PrintSum label={t('provisions.difference')}>
        <Figure name="provisionsDifference" isSigned className="print-amount" />
      </PrintSum>
      <p className="print-sum">
        <PrintCheckbox ticked={provisionsPaid} />
        <span className="print-name">{t('provisions.paidThisMonth')}</span>
      </p>
    </PrintSection>
  );
}

const Columns = () => {
  const { t } = useTranslation();
  return (
    <>
      <span className="print-monthly">{t('provisions.monthlyPaymentShort')}</span>
      <span className="print-amount">{t('provisions.total')}</span>
    </>
  );
};
