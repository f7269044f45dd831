import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ownTextsFirst } from '../../../../domain/forms/provision-proposals.ts';
import type { MessageKey } from '../../../../i18n/message-key.ts';
import { useLines } from '../../../hooks/sheet-data.ts';
import type { NewProvisionForm } from './new-provision-form.ts';

const commonPeriodicities: readonly MessageKey[] = [
  'periodicities.yearly',
  'periodicities.everyTwoYears',
  'periodicities.halfYearly',
  'periodicities.quarterly',
  'periodicities.monthly',
  'periodicities.asNeeded',
];

const range = (first: number, count: number) => Array.from({ length: count }, (_, index) => first + index);

/** The suggestions of the fields, with the texts of other provisions first. */
export const useProvisionSuggestions = ({ month, provisionFormat }: NewProvisionForm) => {
  const { t } = useTranslation();
  const provisions = useLines('provisions');
  const months = useMemo(() => {
    const monthsLater = (laters: readonly number[]) => laters.map((later) => provisionFormat.month(month + later));
    return { toPayIn: monthsLater(range(1, 12)), asChips: monthsLater([2, 3, 4]), toStartIn: monthsLater(range(0, 3)) };
  }, [provisionFormat, month]);
  const periodicities = useMemo(
    () =>
      ownTextsFirst(
        provisions.map(({ periodicity }) => periodicity),
        commonPeriodicities.map((key) => t(key)),
      ),
    [t, provisions],
  );
  return { periodicities, months };
};
