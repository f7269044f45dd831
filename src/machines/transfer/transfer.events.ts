import type { ArchiveProblem, ExportFormat } from '../../domain/archive/archive.ts';
import type { ImportMode, ImportPlans, LastImport } from '../../domain/archive/import-plan.ts';
import type { Environment } from '../shared/environment.ts';
import type { WorkspaceReceiver } from '../parent-events/workspace.events.ts';

/** The chosen file; `size` is in bytes. */
export type ChosenFile = { readonly size: number; readonly text: () => Promise<string> };

export type TransferEvent =
  | { type: 'export.requested'; format: ExportFormat }
  | { type: 'archive.chosen'; file: ChosenFile }
  /** Finds daily expenses without a day, and gives each a day. */
  | { type: 'check.requested' }
  | { type: 'importMode.chosen'; mode: ImportMode }
  | { type: 'import.confirmed' }
  | { type: 'import.cancelled' }
  | { type: 'revert.requested' }
  | { type: 'revert.confirmed' }
  | { type: 'revert.cancelled' }
  /** Undoes the latest import without a confirmation. */
  | { type: 'import.undone' }
  /** The server has accepted a whole patch, or has refused a part of it. */
  | { type: 'patch.accepted'; id: string }
  | { type: 'patch.refused'; id: string };

export type TransferInput = {
  readonly uid: string;
  readonly environment: Environment;
  readonly workspace: WorkspaceReceiver;
};
export type TransferContext = TransferInput & {
  readonly problem: ArchiveProblem | undefined;
  /** The changes that an import of the chosen file would make. */
  readonly plans: ImportPlans | undefined;
  readonly mode: ImportMode;
  readonly lastImport: LastImport | undefined;
  /** The id of the patch in flight. The server may first answer a patch of an earlier visit. */
  readonly patchId: string | undefined;
};
