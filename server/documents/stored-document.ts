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

/** A document of a listing: its fields stay the stored JSON, which goes into the response without being parsed. */
export type ListedDocument = Omit<StoredDocument, 'fields'> & { readonly fields: string };

// Validated when written: validating again would cost more than parsing.
const storedFields = v.custom<WireFields>((fields) => typeof fields === 'object' && fields !== null);

/** Parses stored fields. */
export const parseFields = (text: string): WireFields => v.parse(storedFields, JSON.parse(text));

/** A document on the wire; one without fields has no `fields` key. */
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

/** The same as JSON, without parsing and serialising the fields. */
export const documentToJson = (project: string, document: ListedDocument): string => {
  const frame = JSON.stringify(framed(project, document));
  return document.fields === '{}' ? frame : `${frame.slice(0, -1)},"fields":${document.fields}}`;
};
