import type { ArchiveProblem } from '../../../../domain/archive/archive.ts';
import type { MessageKey } from '../../../../i18n/message-key.ts';

export const archiveProblemTexts: Readonly<Record<ArchiveProblem, MessageKey>> = {
  notAnArchive: 'dataImport.problems.notAnArchive',
  newerVersion: 'dataImport.problems.newerVersion',
  damaged: 'dataImport.problems.damaged',
  tooLarge: 'dataImport.problems.tooLarge',
  pending: 'dataImport.problems.pending',
  notKept: 'dataImport.problems.notKept',
  unreachable: 'dataImport.problems.unreachable',
};
