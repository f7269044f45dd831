import { DocumentFailure, invalidArgument, permissionDenied } from './failure.ts';

/** The segments of a path below the documents root: collection ids and document ids alternate. */
export type DocumentPath = readonly string[];

const isSegment = (segment: string): boolean =>
  segment !== '' && segment !== '.' && segment !== '..' && Buffer.byteLength(segment) <= 1500;

const decode = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw invalidArgument(`Invalid path segment "${segment}".`);
  }
};

const checked = (segments: DocumentPath): DocumentPath => {
  if (!segments.every(isSegment)) throw invalidArgument('Invalid resource path.');
  return segments;
};

/** Parses the segments of a URL. Throws `INVALID_ARGUMENT`. */
const urlToPath = (path: string): DocumentPath =>
  path === '' ? [] : checked(path.split('/').map(decode).map(refuseSlash));

// A decoded %2F would split a segment, so the path could address another user's document.
const refuseSlash = (segment: string): string => {
  if (segment.includes('/')) throw invalidArgument('Invalid resource path.');
  return segment;
};

/** The primary key of a document in the database. */
export const pathToKey = (path: DocumentPath): { readonly parent: string; readonly id: string } => ({
  parent: path.slice(0, -1).join('/'),
  id: path.at(-1) ?? '',
});

export const isDocumentPath = (path: DocumentPath): boolean => path.length > 0 && path.length % 2 === 0;

const rootName = (project: string): string => `projects/${project}/databases/(default)/documents`;

/** Parses a document's full name. Throws `INVALID_ARGUMENT`, also for another project or database. */
export const nameToPath = (project: string, name: string): DocumentPath => {
  const prefix = `${rootName(project)}/`;
  if (!name.startsWith(prefix)) throw invalidArgument(`Invalid document name "${name}".`);
  const path = checked(name.slice(prefix.length).split('/'));
  if (!isDocumentPath(path))
    throw invalidArgument(`Document name "${name}" lacks "/" at index ${String(name.length)}.`);
  return path;
};

export const pathToName = (project: string, path: DocumentPath): string => [rootName(project), ...path].join('/');

/** The path of a document or collection, and the method after the colon of the URL, such as `commit`. */
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

/**
 * Parses the URL of a document call. Throws `PERMISSION_DENIED` for another project or database, `NOT_FOUND` for an unknown URL.
 */
export const parseTarget = (url: string, project: string, method: string): Target => {
  const { plain, procedure } = split(new URL(url).pathname, method);
  const [found, urlProject, database, rest = ''] = pattern.exec(plain) ?? [];
  if (found === undefined) throw new DocumentFailure('NOT_FOUND', 'There is no such call.');
  if (urlProject !== project || !defaultDatabase.includes(database ?? '')) throw permissionDenied();
  return { path: urlToPath(rest), procedure };
};

/** Returns the path. Throws `INVALID_ARGUMENT` if the path is not the path of a document. */
export const checkDocumentPath = (path: DocumentPath): DocumentPath => {
  if (!isDocumentPath(path)) throw invalidArgument('The path does not name a document.');
  if (path.some((segment) => segment === '' || segment.includes('/'))) throw invalidArgument('Invalid resource path.');
  return path;
};
