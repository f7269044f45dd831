import { lazy } from 'react';

// Dialogs are for small screens only, and only once a row is tapped.
export const EntryDialog = lazy(async () => ({ default: (await import('./entry-dialog.tsx')).EntryDialog }));
export const ProvisionDialog = lazy(async () => ({
  default: (await import('./provision-dialog.tsx')).ProvisionDialog,
}));
