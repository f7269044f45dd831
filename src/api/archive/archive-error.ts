import type { ArchiveProblem } from '../../domain/archive/archive.ts';

/** Data cannot be taken out or brought in; `problem` says why, in its own closed list. */
export class ArchiveError extends Error {
  override readonly name = 'ArchiveError';
  readonly problem: ArchiveProblem;

  constructor(problem: ArchiveProblem, cause?: unknown) {
    super(`The data cannot be transferred: ${problem}.`, { cause });
    this.problem = problem;
  }
}
