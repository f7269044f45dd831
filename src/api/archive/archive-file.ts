import * as v from 'valibot';
import { documentsOf } from '../../domain/archive/account-difference.ts';
import type { StoredAccount } from '../../domain/archive/account-patch.ts';
import { fileFault, hasTooManyNodes } from '../../../contract/limits.ts';
import { wireFields } from '../../../contract/values.ts';
import { isStorable } from './document-shapes.ts';
import { accountOf } from './stored-account.ts';
import type { ArchiveProblem } from '../../domain/archive/archive.ts';

/** An export or import is not possible; `problem` is the reason. */
export class ArchiveError extends Error {
  override readonly name = 'ArchiveError';
  readonly problem: ArchiveProblem;

  constructor(problem: ArchiveProblem, cause?: unknown) {
    super(`The data cannot be transferred: ${problem}.`, { cause });
    this.problem = problem;
  }
}

const format = 'mon-budget-archive';
const version = 1;

/** The maximum size of an imported file, in bytes. */
export const maxArchiveBytes = 50 * 1024 * 1024;

const header = v.object({ format: v.literal(format), version: v.number() });

const content = v.object({
  documents: v.array(
    v.pipe(
      v.object({
        path: v.string(),
        // Counted before it is parsed: millions of values would freeze the page.
        fields: v.pipe(
          v.unknown(),
          v.check((fields) => !hasTooManyNodes(fields), 'no more than a document holds'),
          wireFields,
        ),
      }),
      v.check(({ path, fields }) => isStorable(path, fields), 'a document that the database would refuse'),
    ),
  ),
});

/**
 * Writes an account as the text of a file: every document with its path in the account and its typed values, as in the database.
 * `exportedAt` is in milliseconds.
 */
export const archiveText = (account: StoredAccount, exportedAt: number): string =>
  JSON.stringify(
    { format, version, exportedAt: new Date(exportedAt).toISOString(), documents: documentsOf(account) },
    undefined,
    1,
  );

const parseJson = (text: string): unknown => {
  if (fileFault(text) !== undefined) throw new ArchiveError('notAnArchive');
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ArchiveError('notAnArchive', error);
  }
};

/** Whether each path is unique and each line has its sheet. Two sheets of the same date are allowed, as exported. */
function isWhole({ sheets }: StoredAccount, paths: readonly string[]): boolean {
  const known = new Set(sheets.map(({ id }) => id));
  return (
    new Set(paths).size === paths.length &&
    paths.every((path) => path === 'parameters' || known.has(path.split('/')[0] ?? ''))
  );
}

/**
 * Reads the text of an exported file.
 * @throws {ArchiveError} `notAnArchive`, `newerVersion` or `damaged`
 */
export function parseArchive(text: string): StoredAccount {
  const json = parseJson(text);
  const head = v.safeParse(header, json);
  if (!head.success) throw new ArchiveError('notAnArchive');
  if (head.output.version > version) throw new ArchiveError('newerVersion');
  if (head.output.version < version) throw new ArchiveError('damaged');
  // Stops at the first fault: a million of them would exhaust the memory of the page.
  const body = v.safeParse(content, json, { abortEarly: true });
  if (!body.success) throw new ArchiveError('damaged');
  const account = accountOf(body.output.documents);
  if (
    !isWhole(
      account,
      body.output.documents.map(({ path }) => path),
    )
  )
    throw new ArchiveError('damaged');
  return account;
}
