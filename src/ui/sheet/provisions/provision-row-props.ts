import type { LineState } from '../../../domain/sync/line-state.ts';
import type { Provision } from '../../../domain/sheet/sheet.ts';
import type { RowPlace } from '../rows/row-shell.tsx';
import type { ProvisionCommands } from '../state/provision-commands.ts';
import type { ProvisionTexts } from './provision-texts.ts';
import type { ProvisionsView } from './view-toggle.tsx';

export type ProvisionRowProps = RowPlace & {
  readonly provision: Provision;
  readonly view: ProvisionsView;
  readonly isFresh: boolean;
  readonly sync: LineState | undefined;
  /** The one cell of the list that the Tab key reaches, when it is in this row. */
  readonly tabStop: string | undefined;
  readonly texts: ProvisionTexts;
  readonly commands: ProvisionCommands;
};
