import type { MessageKey } from '../../../../i18n/message-key.ts';

type IllustrationRow = {
  readonly day: number;
  readonly text: Extract<MessageKey, `illustration.operations.${string}`>;
  readonly paid: boolean;
};

export const illustrationRows: readonly IllustrationRow[] = [
  { day: 1, text: 'illustration.operations.dentist', paid: false },
  { day: 1, text: 'illustration.operations.refund', paid: false },
  { day: 2, text: 'illustration.operations.bakery', paid: true },
  { day: 2, text: 'illustration.operations.groceries', paid: true },
  { day: 3, text: 'illustration.operations.fuel', paid: true },
  { day: 4, text: 'illustration.operations.lunch', paid: true },
  { day: 4, text: 'illustration.operations.pharmacy', paid: true },
  { day: 5, text: 'illustration.operations.groceries', paid: true },
  { day: 6, text: 'illustration.operations.cinema', paid: true },
  { day: 7, text: 'illustration.operations.bakery', paid: true },
  { day: 7, text: 'illustration.operations.market', paid: true },
  { day: 8, text: 'illustration.operations.bookshop', paid: true },
  { day: 9, text: 'illustration.operations.lunch', paid: true },
  { day: 10, text: 'illustration.operations.groceries', paid: true },
  { day: 10, text: 'illustration.operations.insuranceRefund', paid: true },
  { day: 11, text: 'illustration.operations.toll', paid: true },
  { day: 11, text: 'illustration.operations.restaurant', paid: true },
  { day: 12, text: 'illustration.operations.shoes', paid: true },
];
