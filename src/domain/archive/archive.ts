/** The formats of an export: `json` with everything, `csv` with all lines for a spreadsheet. */
export const exportFormats = ['json', 'csv'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/**
 * Why an export or an import fails:
 * - `notAnArchive`: the file is not an export
 * - `newerVersion`: written by a later release
 * - `damaged`: invalid content
 * - `pending`: there are unsent edits
 * - `notStored`: the browser stores nothing, so an import could not be undone
 * - `unreachable`: no response
 */
export const archiveProblems = [
  'notAnArchive',
  'newerVersion',
  'damaged',
  'tooLarge',
  'pending',
  'notStored',
  'unreachable',
] as const;
export type ArchiveProblem = (typeof archiveProblems)[number];

const isArchiveProblem = (value: unknown): value is ArchiveProblem =>
  archiveProblems.some((problem) => problem === value);

/** The problem that an error carries in its `problem` property; `unreachable` for any other error. */
export function archiveProblemOf(error: unknown): ArchiveProblem {
  const problem = typeof error === 'object' && error !== null && 'problem' in error ? error.problem : undefined;
  return isArchiveProblem(problem) ? problem : 'unreachable';
}
