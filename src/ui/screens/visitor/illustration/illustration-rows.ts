import type { MessageKey } from '../../../../i18n/message-key.ts';

type IllustrationRow = {
  /** Formatted here, because the code that formats days is loaded after sign-in. */
  readonly day: string;
  readonly text: Extract<MessageKey, `illustration.operations.${string}`>;
  readonly paid: boolean;
};

export const illustrationRows: readonly IllustrationRow[] = [
  { day: '01', text: 'illustration.operations.dentist', paid: false },
  { day: '01', text: 'illustration.operations.refund', paid: false },
  { day: '02', text: 'illustration.operations.bakery', paid: true },
  { day: '02', text: 'illustration.operations.groceries', paid: true },
  { day: '03', text: 'illustration.operations.fuel', paid: true },
  { day: '04', text: 'illustration.operations.lunch', paid: true },
  { day: '04', text: 'illustration.operations.pharmacy', paid: true },
  { day: '05', text: 'illustration.operations.groceries', paid: true },
  { day: '06', text: 'illustration.operations.cinema', paid: true },
  { day: '07', text: 'illustration.operations.bakery', paid: true },
  { day: '07', text: 'illustration.operations.market', paid: true },
  { day: '08', text: 'illustration.operations.bookshop', paid: true },
  { day: '09', text: 'illustration.operations.lunch', paid: true },
  { day: '10', text: 'illustration.operations.groceries', paid: true },
  { day: '10', text: 'illustration.operations.insuranceRefund', paid: true },
  { day: '11', text: 'illustration.operations.toll', paid: true },
  { day: '11', text: 'illustration.operations.restaurant', paid: true },
  { day: '12', text: 'illustration.operations.shoes', paid: true },
];
