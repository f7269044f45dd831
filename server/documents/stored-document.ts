import type { WireFields } from '../../contract/values.ts';
import * as v from 'valibot';
import { pathToName } from './path.ts';
import { microsToTimestamp } from '../lib/timestamp.ts';

/** A document as stored; times are microseconds since the epoch. */
export type StoredDocument = {
  readonly parent: string;
  readonly id: string;
  readonly fields: WireFields;
  readonly createTime: number;
  readonly updateTime: number;
};

/** A listed document. Its fields stay stored JSON, which is copied into the response unparsed. */
export type ListedDocument = Omit<StoredDocument, 'fields'> & { readonly fields: string };

// Fields are validated when they are written. A second validation would take longer than parsing.
const storedFields = v.custom<WireFields>((fields) => typeof fields === 'object' && fields !== null);

export const parseFields = (text: string): WireFields => v.parse(storedFields, JSON.parse(text));

/** Converts a document for the wire; a document without fields has no `fields` key. */
export type DocumentResponse = {
  readonly name: string;
  readonly fields?: WireFields;
  readonly createTime: string;
  readonly updateTime: string;
};

const framed = (project: string, { parent, id, createTime, updateTime }: Omit<StoredDocument, 'fields'>) => ({
  name: pathToName(project, [parent, id]),
  createTime: microsToTimestamp(createTime),
  updateTime: microsToTimestamp(updateTime),
});

export const documentToResponse = (project: string, document: StoredDocument): DocumentResponse => ({
  ...framed(project, document),
  ...(Object.keys(document.fields).length === 0 ? {} : { fields: document.fields }),
});

/** Returns the result of `documentToResponse` as JSON text, without parsing the fields. */
export const documentToJson = (project: string, document: ListedDocument): string => {
  const frame = JSON.stringify(framed(project, document));
  return document.fields === '{}' ? frame : `${frame.slice(0, -1)},"fields":${document.fields}}`;
};
