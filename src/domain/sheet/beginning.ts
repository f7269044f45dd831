import { collections, type Sheet, type SheetContent } from './sheet.ts';

/** What leads from an empty account to a true real balance, in the order in which it is proposed. */
export const beginningSteps = ['balance', 'income', 'charges', 'expense'] as const;

export type BeginningStep = (typeof beginningSteps)[number];

const facts: Record<BeginningStep, (sheet: Sheet, content: SheetContent) => boolean> = {
  balance: ({ accountBalance }) => accountBalance !== 0,
  income: (_, content) => content.in.length > 0,
  charges: (_, { outMonth }) => outMonth.length > 0,
  expense: (_, { outDay }) => outDay.length > 0,
};

/** The steps whose facts a sheet holds, in whatever order they came. */
export const stepsIn = (sheet: Sheet, content: SheetContent): readonly BeginningStep[] =>
  beginningSteps.filter((step) => facts[step](sheet, content));

/** Whether nobody has entered anything into a sheet. */
export const isUntouched = ({ accountBalance, accountProvisionsBalance }: Sheet, content: SheetContent): boolean =>
  accountBalance === 0 && accountProvisionsBalance === 0 && collections.every((name) => content[name].length === 0);
