import { latePart } from '../../shell/late-part.ts';

// Dialogs are for small screens only, and only once a row is tapped.
export const EntryDialog = latePart(async () => (await import('./entry-dialog.tsx')).EntryDialog);
export const CopiedEntryDialog = latePart(async () => (await import('./copied-entry-dialog.tsx')).CopiedEntryDialog);
export const ProvisionDialog = latePart(async () => (await import('./provision-dialog.tsx')).ProvisionDialog);
