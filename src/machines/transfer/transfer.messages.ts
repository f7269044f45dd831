import type { ArchiveProblem } from '../../domain/archive.ts';
import type { ToastKey } from '../toaster/toast.ts';

/** What is told when an export fails; the problems of a chosen file cannot happen then. */
export const exportMessages: Readonly<Record<ArchiveProblem, ToastKey>> = {
  notAnArchive: 'toast.exportFailed',
  newerVersion: 'toast.exportFailed',
  damaged: 'toast.exportFailed',
  tooLarge: 'toast.exportFailed',
  pending: 'toast.exportPending',
  notKept: 'toast.exportFailed',
  unreachable: 'toast.exportFailed',
};
