import type { ArchiveProblem } from '../../domain/archive/archive.ts';
import type { ToastKey } from '../toaster/toast.ts';

/** The toast of a failed export; the problems of a chosen file cannot happen there. */
export const exportMessages: Readonly<Record<ArchiveProblem, ToastKey>> = {
  notAnArchive: 'notice.exportFailed',
  newerVersion: 'notice.exportFailed',
  damaged: 'notice.exportFailed',
  tooLarge: 'notice.exportFailed',
  pending: 'notice.exportPending',
  notStored: 'notice.exportFailed',
  unreachable: 'notice.exportFailed',
};
