import { DocumentFailure, invalidArgument, permissionDenied } from './failure.ts';
import type { DocumentPath } from './path.ts';
import { isDocumentPath, urlToPath } from './path.ts';

/** What a URL below `/v1` addresses: a path inside the documents, and a procedure such as `commit` when it names one. */
export type Target = { readonly path: DocumentPath; readonly procedure: string | undefined };

const pattern = /^\/v1\/projects\/([^/]+)\/databases\/([^/]+)\/documents(?:\/(.*))?$/;
const defaultDatabase = ['(default)', '%28default%29'];
const procedurePattern = /^(.*?)\/?:([A-Za-z]+)$/;

const split = (
  pathname: string,
  method: string,
): { readonly plain: string; readonly procedure: string | undefined } => {
  const [, plain, procedure] = method === 'POST' ? (procedurePattern.exec(pathname) ?? []) : [];
  return plain === undefined ? { plain: pathname, procedure: undefined } : { plain, procedure };
};

/** Reads the address of a document call. Another project or database is refused, an unknown address is not found. */
export const parseTarget = (url: string, project: string, method: string): Target => {
  const { plain, procedure } = split(new URL(url).pathname, method);
  const [found, urlProject, database, rest = ''] = pattern.exec(plain) ?? [];
  if (found === undefined) throw new DocumentFailure('NOT_FOUND', 'There is no such call.');
  if (urlProject !== project || !defaultDatabase.includes(database ?? '')) throw permissionDenied();
  return { path: urlToPath(rest), procedure };
};

/** The path, when it is a document's. */
export const checkDocumentPath = (path: DocumentPath): DocumentPath => {
  if (!isDocumentPath(path)) throw invalidArgument('The path does not name a document.');
  if (path.some((segment) => segment === '' || segment.includes('/'))) throw invalidArgument('Invalid resource path.');
  return path;
};
