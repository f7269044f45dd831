import { useSelector } from '@xstate/react';
import { provisionTotal } from '../../domain/sheet/provision.ts';
import { useTranslation } from 'react-i18next';
import { useSheet } from '../hooks/workspace-actors.tsx';
import { Figure } from '../sheet/hero/figure.tsx';
import { useAmountFormat } from '../hooks/formats.ts';
import { useSortedLines } from '../sheet/state/sheet-data.ts';
import { PaperBox } from './print-line.tsx';
import { PaperSection, PaperSum } from './print-section.tsx';

export function PaperProvisions() {
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
    <PaperSection title={t('provisions.title')} columns={<Columns />} lines={lines}>
      <PaperSum label={t('provisions.total')} isResult>
        <Figure name="provisionsMonthlySum" className="paper-monthly" />
        <Figure name="provisionsSum" className="paper-amount" />
      </PaperSum>
      <PaperSum label={t('provisions.accountBalance')}>
        <span className="paper-amount">{format.amount(accountProvisionsBalance)}</span>
      </PaperSum>
      <PaperSum label={t('provisions.difference')}>
        <Figure name="provisionsDifference" isSigned className="paper-amount" />
      </PaperSum>
      <p className="paper-sum">
        <PaperBox ticked={provisionsPaid} />
        <span className="paper-name">{t('provisions.paidThisMonth')}</span>
      </p>
    </PaperSection>
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
