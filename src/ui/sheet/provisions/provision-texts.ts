import { useMemo } from 'react';
import type { AmountFormat } from '../../../domain/money/amount-format.ts';
import { dueText } from '../../../domain/forms/provision-due.ts';
import { dueProvision } from '../../../domain/sheet/provisions/due-provision.ts';
import { provisionTotal } from '../../../domain/sheet/provisions/provision.ts';
import type { Provision } from '../../../domain/sheet/sheet.ts';
import { useTranslation } from 'react-i18next';
import { spokenAmount, useAmountFormat } from '../../hooks/formats.ts';
import type { ProvisionField } from '../../../domain/forms/provision-draft.ts';
import { info, type Toast } from '../../../machines/toaster/toast.ts';
import { useSheetMoment } from './sheet-moment.ts';
import { useProvisionFormat } from './provision-format.ts';

/** The texts of the rows, translated once per list. */
export type ProvisionTexts = {
  readonly labels: Record<ProvisionField, string>;
  readonly remove: string;
  /** Added to the label of a selected row. */
  readonly selected: string;
  readonly deductions: string;
  readonly countDeductions: (count: number) => string;
  readonly format: AmountFormat;
  /** Replaces a hidden amount in the accessible name of a cell. */
  readonly hidden: string | undefined;
  /** The accessible name of the row. */
  readonly describe: (provision: Provision) => string;
  /** The percentage of the price that is set aside. */
  readonly describeShare: (share: number) => string;
  /** A toast with the due month of an edited provision; undefined if it is unknown. */
  readonly dueNotice: (provision: Provision) => Toast | undefined;
};

export const useProvisionTexts = (): ProvisionTexts => {
  const { t } = useTranslation();
  const format = useAmountFormat();
  const provisionFormat = useProvisionFormat();
  const moment = useSheetMoment();
  return useMemo(
    () => ({
      labels: {
        name: t('entry.name'),
        periodicity: t('provisions.periodicity'),
        price: t('provisions.price'),
        start: t('provisions.start'),
        monthlyPayment: t('provisions.monthlyPayment'),
        numberMonthlyPayments: t('provisions.numberMonthlyPayments'),
      },
      remove: t('entry.delete'),
      selected: t('selection.row'),
      deductions: t('deductions.title'),
      countDeductions: (count) => (count === 0 ? t('deductions.title') : t('deductions.count', { count })),
      format,
      hidden: format.isHidden ? t('amounts.hidden') : undefined,
      describe: (provision) =>
        t('entry.label', { name: provision.name, amount: spokenAmount(provisionTotal(provision), format, t) }),
      describeShare: (share) => t('provisions.share', { percent: Math.round(share * 100) }),
      dueNotice: (provision) => {
        const due = dueProvision(provision, moment);
        return due && info('notice.dueChanged', { name: provision.name, month: dueText(due, provisionFormat) });
      },
    }),
    [t, format, provisionFormat, moment],
  );
};
