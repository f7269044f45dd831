import type { ProvisionField } from '../../../domain/forms/provision-draft.ts';
import type { MessageKey } from '../../../i18n/message-key.ts';

/** What stands above each field of a new provision. */
export const fieldLabels = {
  name: 'entry.name',
  periodicity: 'provisions.periodicity',
  price: 'provisions.price',
  start: 'provisions.start',
  monthlyPayment: 'provisions.monthlyPayment',
  numberMonthlyPayments: 'provisions.countShort',
} as const satisfies Record<ProvisionField, MessageKey>;
