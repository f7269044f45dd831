import type { NewProvisionField } from '../../../../domain/forms/new-provision.ts';
import type { MessageKey } from '../../../../i18n/message-key.ts';

export const fieldLabels = {
  name: 'entry.name',
  price: 'provisions.price',
  due: 'provisions.dueIn',
  periodicity: 'provisions.periodicity',
  start: 'provisions.start',
  monthlyPayment: 'provisions.monthlyPayment',
  numberMonthlyPayments: 'provisions.countShort',
} as const satisfies Record<NewProvisionField, MessageKey>;
