import { hiddenAmount } from '../../../../domain/money/amount-format.ts';
import type { Provision } from '../../../../domain/sheet/sheet.ts';
import type { Amount } from '../../../../domain/money/money.ts';
import type { EditableCellProps } from '../../entries/fields/editable-cell.tsx';
import { tabIndexOf } from '../../list/rows/row-focus.ts';
import type { TypedFields } from '../../../../domain/forms/line-draft.ts';
import { type ProvisionField, provisionReaders } from '../../../../domain/forms/provision-draft.ts';
import type { LineState } from '../../../../domain/sync/line-state.ts';
import type { RowPlace } from '../../list/rows/row-shell.tsx';
import type { Swipe } from '../../list/swipe/swipe-background.tsx';
import type { ProvisionCommands } from '../provision-commands.ts';
import type { ProvisionTexts } from '../provision-texts.ts';
import type { EditedProvisionsView } from '../../../../machines/parent-events/workspace.events.ts';

export type ProvisionRowProps = RowPlace & {
  readonly provision: Provision;
  readonly view: EditedProvisionsView;
  readonly sync: LineState | undefined;
  readonly swipe: Swipe | undefined;
  readonly isSelected: boolean;
  /** The only cell of the list in the tab order, if that cell is in this row. */
  readonly tabStop: string | undefined;
  /** The fields of a draft from before a reload. */
  readonly restored: TypedFields | undefined;
  readonly texts: ProvisionTexts;
  readonly commands: ProvisionCommands;
};

type TextField = 'name' | 'periodicity' | 'start';
type WholeNumberField = 'monthlyPayment' | 'numberMonthlyPayments';

const frame = ({ provision, restored, texts, commands, tabStop }: ProvisionRowProps, field: ProvisionField) => ({
  cell: field,
  label: texts.labels[field],
  tabIndex: tabIndexOf(tabStop, field),
  restoredText: restored?.[field],
  onType: (text: string | undefined) => commands.type(provision.id, { [field]: text }),
});

type CellProps<T> = Omit<EditableCellProps<T>, 'className'>;

export const textCellProps = (props: ProvisionRowProps, field: TextField): CellProps<string> => ({
  ...frame(props, field),
  value: props.provision[field],
  editText: props.provision[field],
  read: provisionReaders[field],
  onChange: (text) => {
    const { provision, texts, commands } = props;
    // Users may take the start for the due month: show the due month that results.
    const notice = field === 'start' ? texts.dueNotice({ ...provision, start: text }) : undefined;
    commands.change(provision.id, { [field]: text }, notice);
  },
});

export const priceCellProps = (props: ProvisionRowProps): CellProps<Amount> => ({
  ...frame(props, 'price'),
  inputMode: 'decimal',
  value: props.texts.format.amount(props.provision.price),
  spoken: props.texts.hidden,
  editText: props.texts.format.editable(props.provision.price),
  read: provisionReaders.price,
  onChange: (price) => props.commands.change(props.provision.id, { price }),
});

/** `shown` is the formatted number, if it is not just its digits. */
export const wholeNumberCellProps = (
  props: ProvisionRowProps,
  field: WholeNumberField,
  shown = wholeNumberText(props.provision, field, props.texts),
): CellProps<number> => ({
  ...frame(props, field),
  inputMode: 'numeric',
  value: shown,
  spoken: field === 'monthlyPayment' ? props.texts.hidden : undefined,
  editText: String(props.provision[field]),
  read: provisionReaders[field],
  onChange: (number) => props.commands.change(props.provision.id, { [field]: number }),
});

/** The digits of a whole number, or dots for a hidden amount. */
export const wholeNumberText = (provision: Provision, field: WholeNumberField, { format }: ProvisionTexts): string =>
  field === 'monthlyPayment' && format.isHidden ? hiddenAmount : String(provision[field]);
