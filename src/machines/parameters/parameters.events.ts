import type { CategorySelection } from '../../domain/parameters/category-selection.ts';
import type { Choices, Parameters } from '../../domain/parameters/parameters.ts';
import type { ParametersEdit } from '../../domain/parameters/parameters-edits.ts';
import type { Write } from '../../domain/sync/writes.ts';
import type { WorkspaceReceiver } from '../parent-events/workspace.events.ts';

export type ParametersEvent =
  /** The user added expenses with these names. */
  | { type: 'operations.used'; names: readonly string[] }
  | { type: 'operation.added'; name: string }
  | { type: 'operation.renamed'; name: string; to: string }
  | { type: 'operation.removed'; name: string }
  | { type: 'category.added'; name: string }
  | { type: 'category.renamed'; name: string; to: string }
  | { type: 'category.removed'; name: string }
  /** The user moves an operation to this category, or to none. */
  | { type: 'operation.categorised'; operation: string; category: string | undefined }
  /** The user starts to select the operations of this category. */
  | { type: 'selection.requested'; name: string }
  | { type: 'selection.toggled'; operation: string }
  | { type: 'selection.saved' }
  | { type: 'selection.cancelled' }
  | { type: 'theme.chosen'; dark: boolean }
  | { type: 'block.toggled'; block: string }
  | { type: 'unpaidOnly.toggled' }
  | { type: 'reload.requested' }
  /** A write of another tab or of an undo. This chart does not show the write yet. */
  | { type: 'write.observed'; write: Write };

export type ParametersInput = { readonly uid: string; readonly workspace: WorkspaceReceiver };
export type ParametersContext = ParametersInput & {
  readonly parameters: Parameters;
  /** Edits made after the last request. The response may lack these edits. */
  readonly editsSinceRequest: readonly ParametersEdit[];
  readonly choicesSinceRequest: Choices;
  readonly selection: CategorySelection | undefined;
};
