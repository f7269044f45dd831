import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProvisionField } from '../../../domain/forms/provision-draft.ts';
import { ownTextsFirst } from '../../../domain/forms/provision-proposals.ts';
import { firstDayOf } from '../../../domain/sheet/month.ts';
import { toLocalDate } from '../../../domain/sheet/sheet-date-order.ts';
import type { MessageKey } from '../../../i18n/message-key.ts';
import { useAmountFormat, useDateFormat } from '../../hooks/formats.ts';
import { useLines } from '../state/sheet-data.ts';
import type { ProvisionForm } from './provision-fields.ts';

const commonPeriodicities: readonly MessageKey[] = [
  'periodicities.yearly',
  'periodicities.everyTwoYears',
  'periodicities.halfYearly',
  'periodicities.quarterly',
  'periodicities.monthly',
  'periodicities.asNeeded',
];

const withoutZeroCents = (amount: string): string => amount.replace(/[.,]00$/u, '');

/** What the empty fields show, and the texts that are suggested in them. */
export const useProvisionExamples = ({ month, payment, fields }: ProvisionForm) => {
  const { t } = useTranslation();
  const { unhidden } = useAmountFormat();
  const format = useDateFormat();
  const provisions = useLines('provisions');
  const months = useMemo(
    () => [0, 1, 2].map((later) => format.month(toLocalDate(firstDayOf(month + later)))),
    [format, month],
  );
  const periodicities = useMemo(
    () =>
      ownTextsFirst(
        provisions.map(({ periodicity }) => periodicity),
        commonPeriodicities.map((key) => t(key)),
      ),
    [t, provisions],
  );
  const example = (text: string | undefined) => t('provisions.example', { text });
  const examples: Record<ProvisionField, string> = {
    name: example(t('provisions.exampleName')),
    periodicity: example(t('periodicities.yearly')),
    price: example('612'),
    // No month, which would look like a value: there is no room for a word before it.
    start: t('provisions.monthAndYear'),
    monthlyPayment: example('150'),
    numberMonthlyPayments: example('0'),
  };
  const isOther = !['', String(payment?.payment)].includes(fields.monthlyPayment.trim());
  // What is proposed, and where it comes from; another payment does not come from there.
  const division =
    payment && !isOther
      ? t('provisions.division', { price: withoutZeroCents(unhidden(payment.price)), count: payment.months })
      : '';
  return { examples, periodicities, months, division };
};
