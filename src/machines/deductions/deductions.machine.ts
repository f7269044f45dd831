import { type ActorRef, type ActorRefFrom, type AnyMachineSnapshot, assign, sendTo, setup } from 'xstate';
import { entryDraftOf } from '../../domain/forms/entry-draft.ts';
import { type Decimal, signOf, subtract } from '../../domain/money/money.ts';
import type { Category } from '../../domain/parameters/parameters.ts';
import { withCategory } from '../../domain/sheet/totals/categories.ts';
import {
  deductionsText,
  ownDeductions,
  spentIn,
  readTypedDeductions,
  withStoredCorrections,
} from '../../domain/sheet/provisions/deductions.ts';
import type { EntryDraft, Provision } from '../../domain/sheet/sheet.ts';
import { typed } from '../shared/typed.ts';
import type { LineEdit, SheetEdit } from '../sheet/sheet.events.ts';
import { info } from '../toaster/toast.ts';

export type DeductionsEvent =
  | { type: 'deductions.typed'; text: string }
  /** Whether the spent amount is also added as a daily expense. */
  | { type: 'expense.toggled' }
  | { type: 'expense.dayTyped'; text: string }
  | { type: 'expense.nameTyped'; text: string }
  | { type: 'deductions.closed' };
export type DeductionsRef = ActorRefFrom<typeof deductionsMachine>;

type DeductionsInput = {
  readonly provision: Provision;
  readonly sheet: ActorRef<AnyMachineSnapshot, SheetEdit>;
  /** The proposed day of the expense: today, or empty if today is not in the sheet. */
  readonly day: string;
  /** The expense belongs to the first of these categories that contains its name. */
  readonly categories: readonly Category[];
};
type DeductionsContext = DeductionsInput & {
  /** The typed deductions, without corrections. */
  readonly text: string;
  readonly name: string;
};

/** The amount by which the typed deductions exceed the stored ones, if any. It is undefined if the text cannot be read. */
export function newlySpent({ provision, text }: DeductionsContext): Decimal | undefined {
  const before = spentIn(provision.deductions);
  const after = readTypedDeductions(text).kind === 'deductions' ? spentIn(text) : undefined;
  if (before === undefined || after === undefined) return undefined;
  const spent = subtract(after, before);
  return signOf(spent) > 0 ? spent : undefined;
}

/** The paid expense to add with the deductions; undefined while the expense is incomplete. */
function expenseOf(context: DeductionsContext): EntryDraft | undefined {
  const { day, name } = context;
  const value = newlySpent(context);
  const draft = value === undefined ? undefined : entryDraftOf('outDay', { day, name, value, debit: true });
  return draft && { ...draft, paid: true };
}

/** All deductions as they are stored. */
export const deductionsIn = ({ provision, text }: Pick<DeductionsContext, 'provision' | 'text'>): string =>
  deductionsText(withStoredCorrections(text, provision.deductions));

const changeOf = (context: DeductionsContext): LineEdit => ({
  type: 'provision.changed',
  id: context.provision.id,
  changes: { deductions: deductionsIn(context) },
});

/** One edit of the deductions and the expense, so that both are sent, refused and undone together. */
function changeWithExpense({ context }: { readonly context: DeductionsContext }): SheetEdit {
  const draft = expenseOf(context);
  if (!draft) throw new Error('There is no expense to note.');
  const added: LineEdit = { type: 'entry.added', collection: 'outDay', draft: withCategory(context.categories, draft) };
  return { type: 'lines.edited', edits: [changeOf(context), added], toast: info('notice.deductionNoted') };
}

/** The dialog of a provision's deductions. Closing saves them, so the dialog stays open while their text cannot be read. */
export const deductionsMachine = setup({
  types: typed<{
    input: DeductionsInput;
    context: DeductionsContext;
    events: DeductionsEvent;
    tags: 'dialog:deductions';
  }>(),
  guards: {
    isReadable: ({ context }) => readTypedDeductions(deductionsIn(context)).kind === 'deductions',
    isComplete: ({ context }) => expenseOf(context) !== undefined,
    isSpent: ({ context }) => newlySpent(context) !== undefined,
  },
}).createMachine({
  id: 'deductions',
  context: ({ input }) => ({ ...input, text: ownDeductions(input.provision.deductions), name: input.provision.name }),
  initial: 'editing',
  states: {
    editing: {
      tags: 'dialog:deductions',
      on: {
        'deductions.typed': { actions: assign({ text: ({ event }) => event.text }) },
        'deductions.closed': {
          guard: 'isReadable',
          target: 'closed',
          actions: sendTo(
            ({ context }) => context.sheet,
            ({ context }) => changeOf(context),
          ),
        },
      },
      initial: 'alone',
      states: {
        alone: { on: { 'expense.toggled': 'withExpense' } },
        withExpense: {
          on: {
            'expense.toggled': 'alone',
            'expense.dayTyped': { actions: assign({ day: ({ event }) => event.text }) },
            'expense.nameTyped': { actions: assign({ name: ({ event }) => event.text }) },
            'deductions.closed': [
              {
                guard: 'isComplete',
                target: '#deductions.closed',
                actions: sendTo(({ context }) => context.sheet, changeWithExpense),
              },
              // An incomplete expense keeps the dialog open, unless nothing was spent.
              { guard: 'isSpent' },
            ],
          },
        },
      },
    },
    closed: { type: 'final' },
  },
});
