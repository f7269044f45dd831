import { hiddenAmount } from '../../../domain/money/amount-format.ts';
import type { Amount, Provision } from '../../../domain/sheet/sheet.ts';
import { EditableCell } from '../rows/editable-cell.tsx';
import type { TypedFields } from '../../../domain/forms/line-draft.ts';
import { type ProvisionField, provisionReaders } from '../../../domain/forms/provision-draft.ts';
import type { LineState } from '../../../domain/sync/line-state.ts';
import type { RowPlace, Swipe } from '../rows/row-shell.tsx';
import type { ProvisionCommands } from '../state/provision-commands.ts';
import type { ProvisionTexts } from './provision-texts.ts';
import type { EditedProvisionsView } from '../../../machines/workspace/workspace.events.ts';

export type ProvisionRowProps = RowPlace & {
  readonly provision: Provision;
  readonly view: EditedProvisionsView;
  readonly sync: LineState | undefined;
  readonly swipe: Swipe | undefined;
  readonly isSelected: boolean;
  /** The one cell of the list that the Tab key reaches, when it is in this row. */
  readonly tabStop: string | undefined;
  /** What was typed into its cells before the page was loaded. */
  readonly typed: TypedFields | undefined;
  readonly texts: ProvisionTexts;
  readonly commands: ProvisionCommands;
};

type CellProps = Pick<ProvisionRowProps, 'provision' | 'typed' | 'texts' | 'commands' | 'tabStop'> & {
  readonly className: string;
};

type TextField = 'name' | 'periodicity' | 'start';
type WholeNumberField = 'monthlyPayment' | 'numberMonthlyPayments';

const frame = ({ provision, typed, texts, commands, tabStop, className }: CellProps, field: ProvisionField) => ({
  cell: field,
  className,
  label: texts.labels[field],
  tabIndex: tabStop === field ? (0 as const) : (-1 as const),
  typed: typed?.[field],
  onType: (text: string | undefined) => commands.type(provision.id, { [field]: text }),
});

export const TextCell = ({ field, ...props }: CellProps & { readonly field: TextField }) => (
  <EditableCell
    {...frame(props, field)}
    value={props.provision[field]}
    editText={props.provision[field]}
    read={provisionReaders[field]}
    onChange={(text) => props.commands.change(props.provision.id, { [field]: text })}
  />
);

export const PriceCell = (props: CellProps) => (
  <EditableCell
    {...frame(props, 'price')}
    inputMode="decimal"
    value={props.texts.format.amount(props.provision.price)}
    spoken={props.texts.hidden}
    editText={props.texts.format.editable(props.provision.price)}
    read={provisionReaders.price}
    onChange={(price: Amount) => props.commands.change(props.provision.id, { price })}
  />
);

type WholeNumberCellProps = CellProps & {
  readonly field: WholeNumberField;
  /** How the number is shown, where that differs from its digits. */
  readonly shown?: string;
};

export const WholeNumberCell = ({ field, shown, ...props }: WholeNumberCellProps) => (
  <EditableCell
    {...frame(props, field)}
    inputMode="numeric"
    value={shown ?? wholeNumberText(props.provision, field, props.texts)}
    spoken={field === 'monthlyPayment' ? props.texts.hidden : undefined}
    editText={String(props.provision[field])}
    read={provisionReaders[field]}
    onChange={(number) => props.commands.change(props.provision.id, { [field]: number })}
  />
);

/** The digits of a whole number; dots in their place where it is an amount that is hidden. */
export const wholeNumberText = (provision: Provision, field: WholeNumberField, { format }: ProvisionTexts): string =>
  field === 'monthlyPayment' && format.isHidden ? hiddenAmount : String(provision[field]);
