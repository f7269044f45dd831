export { DeletionDialog } from './deletion-dialog.tsx';
export { MergeDialog } from './merge-dialog.tsx';
export { SheetRemovalDialog } from './sheet-removal-dialog.tsx';
export { SignOutDialog } from './sign-out/sign-out-dialog.tsx';
