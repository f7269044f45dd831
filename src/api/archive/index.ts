export { ArchiveError } from './archive-error.ts';
export { archiveText, largestArchive, parseArchive } from './archive-file.ts';
export { csvText } from './csv.ts';
export { readAccount } from './read-account.ts';
