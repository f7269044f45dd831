import type { TotalName } from '../../../hooks/sheet-data.ts';
import type { MessageKey } from '../../../../i18n/message-key.ts';

type BalanceTerm = { readonly sign: '+' | '\u2212'; readonly label: MessageKey; readonly figure: TotalName };

/** The terms between the account balance and the real balance. Source: docs/specification.md#remaining. */
export const balanceTerms: readonly BalanceTerm[] = [
  { sign: '+', label: 'situation.creditsToReceive', figure: 'refundSumNotPaid' },
  { sign: '\u2212', label: 'situation.unpaidExpenses', figure: 'outDaySumNotPaid' },
  { sign: '\u2212', label: 'situation.unpaidCharges', figure: 'outMonthSumNotPaid' },
  { sign: '\u2212', label: 'situation.provisionsToPayIn', figure: 'provisionsSumNotPaid' },
];
