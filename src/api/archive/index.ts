export { ArchiveError } from './archive-file.ts';
export { archiveText, largestArchive, parseArchive } from './archive-file.ts';
export { csvText } from './csv-export.ts';
export { readAccount } from './read-account.ts';
