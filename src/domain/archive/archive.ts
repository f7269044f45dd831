/** What an account can be exported as: everything exactly, or a table of all lines for a spreadsheet. */
export const exportFormats = ['json', 'csv'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/**
 * Why an account cannot be exported, or a file not be imported:
 * `notAnArchive` another kind of file, `newerVersion` written by a later version of the product, `damaged` one of ours whose
 * content is not what it should be, `tooLarge`, `pending` edits that the server has not taken yet, `notStored` this
 * browser stores nothing, so that an import could not be taken back, `unreachable` no answer.
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
