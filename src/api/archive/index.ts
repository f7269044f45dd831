export { ArchiveError } from './archive-file.ts';
export { archiveText, maxArchiveBytes, parseArchive } from './archive-file.ts';
export { csvText } from './csv-export.ts';
export { repairMissingDays } from './repair-missing-days.ts';
export { readAccount } from './read-account.ts';
