import type { ActorRef, AnyMachineSnapshot } from 'xstate';
import type { Sheet, SheetContent } from '../../domain/sheet/sheet.ts';
import type { UndoStep } from '../../domain/sync/history.ts';
import type { Write } from '../../domain/sync/writes.ts';
import type { Merged } from '../merge/merge.machine.ts';
import type { Toast } from '../toaster/toast.ts';
import type { OlderSheetsEvent } from '../older-sheets/older-sheets.machine.ts';

/** Whether amounts are written, or dots in their place. */
export type Amounts = 'shown' | 'hidden';

/** How much of each provision is shown. */
export type ProvisionsView = 'simple' | 'full' | 'due';
/** Those that list the provisions to be edited. */
export type EditedProvisionsView = Exclude<ProvisionsView, 'due'>;

/** Events of the workspace's parts, which it forwards to the other parts. */
export type WorkspaceEvent =
  | Extract<OlderSheetsEvent, { type: 'sheets.changed' | 'olderSheets.requested' | 'olderSheet.read' }>
  /** `inverse` undoes the write, where it is known; `toast`, when there is one, offers to. */
  | { type: 'write.requested'; write: Write; inverse?: Write | undefined; toast?: Toast | undefined }
  /** The latest change caused this write: `inverse` undoes it together with that change. */
  | { type: 'write.caused'; write: Write; inverse: Write }
  /** The server has accepted the write. */
  | { type: 'write.accepted'; write: Write }
  /** The server has accepted the write, which has overwritten the value of another device. */
  | { type: 'write.replaced'; write: Write }
  | { type: 'write.refused'; write: Write }
  /** A write that no part shows yet: of another tab, a retry, or an undo. */
  | { type: 'write.observed'; write: Write }
  | { type: 'operations.used'; names: readonly string[] }
  | { type: 'sheet.created'; sheet: Sheet; content: SheetContent }
  | { type: 'sheet.removed'; sheet: Sheet; content: SheetContent }
  /** An empty sheet gives its place to one of another date. */
  | { type: 'sheet.replaced'; removed: Sheet; created: Sheet }
  /** The person undoes a change. */
  | { type: 'undo.decided'; back: UndoStep['back'] }
  /** The person redoes a change. */
  | { type: 'redo.decided'; writes: readonly Write[] }
  /** Duplicate sheets are merged. */
  | { type: 'merge.decided'; merged: Merged }
  /** The server has accepted all of an import. */
  | { type: 'import.ended'; toast: Toast }
  | { type: 'amounts.toggled' }
  /** What this device has kept, at the start and whenever another tab has changed it. */
  | { type: 'amounts.observed'; amounts: Amounts }
  | { type: 'provisionsView.chosen'; view: ProvisionsView }
  /** The page is visible again, the network is back, or a minute has passed. */
  | { type: 'refresh.due' };

export type WorkspaceReceiver = ActorRef<AnyMachineSnapshot, WorkspaceEvent>;
