import type { ActorRef, AnyMachineSnapshot } from 'xstate';
import type { Collection, Sheet, SheetContent } from '../../domain/sheet.ts';
import type { Write } from '../../domain/writes.ts';

/** A line of the shown sheet, with what a question about it needs. */
export type LineReference = { readonly collection: Collection; readonly id: string; readonly name: string };

/** What a person may be asked about before it is deleted. */
export type DeletionSubject =
  | LineReference
  | { readonly collection: 'operations' | 'categories'; readonly name: string };

/** What the parts of the workspace tell it; it passes each on to the part that it concerns. */
export type WorkspaceEvent =
  | { type: 'write.requested'; write: Write }
  /** The server has taken the write, or has refused it for good. */
  | { type: 'write.accepted'; write: Write }
  /** It has, in place of what another device had entered. */
  | { type: 'write.replaced'; write: Write }
  | { type: 'write.refused'; write: Write }
  | { type: 'operation.used'; name: string }
  | { type: 'deletion.confirmed'; subject: DeletionSubject }
  | { type: 'sheet.created'; sheet: Sheet; content: SheetContent }
  | { type: 'sheet.removed'; id: string }
  | { type: 'deductions.saved'; id: string; deductions: string }
  | { type: 'accountDeletion.confirmed' };

export type WorkspaceReceiver = ActorRef<AnyMachineSnapshot, WorkspaceEvent>;
