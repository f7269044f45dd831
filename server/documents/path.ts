import { invalidArgument } from './failure.ts';

/** Where a call points inside the documents of the project: its segments, alternately collection and document. */
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

/** Segments of a path taken from a URL. */
export const urlToPath = (path: string): DocumentPath =>
  path === '' ? [] : checked(path.split('/').map(decode).map(refuseSlash));

// A decoded slash would make one segment look like two.
const refuseSlash = (segment: string): string => {
  if (segment.includes('/')) throw invalidArgument('Invalid resource path.');
  return segment;
};

/** Splits a path into the key under which the document is stored. */
export const pathToKey = (path: DocumentPath): { readonly parent: string; readonly id: string } => ({
  parent: path.slice(0, -1).join('/'),
  id: path.at(-1) ?? '',
});

export const isDocumentPath = (path: DocumentPath): boolean => path.length > 0 && path.length % 2 === 0;

/** `projects/{project}/databases/(default)/documents`: the start of every document's name. */
const rootName = (project: string): string => `projects/${project}/databases/(default)/documents`;

/** Path of a document's full name; a name of another project or database is an invalid argument. */
export const nameToPath = (project: string, name: string): DocumentPath => {
  const prefix = `${rootName(project)}/`;
  if (!name.startsWith(prefix)) throw invalidArgument(`Invalid document name "${name}".`);
  const path = checked(name.slice(prefix.length).split('/'));
  if (!isDocumentPath(path))
    throw invalidArgument(`Document name "${name}" lacks "/" at index ${String(name.length)}.`);
  return path;
};

export const pathToName = (project: string, path: DocumentPath): string => [rootName(project), ...path].join('/');
