import type { WireFields } from '../../contract/values.ts';
import * as v from 'valibot';
import { pathToName } from './path.ts';
import { microsToTimestamp } from './timestamp.ts';

/** A document as it is kept; times are microseconds since the epoch. */
export type StoredDocument = {
  readonly parent: string;
  readonly id: string;
  readonly fields: WireFields;
  readonly createTime: number;
  readonly updateTime: number;
};

/** A document of a listing: its fields stay the text under which they are kept, which is what the answer says of them. */
export type ListedDocument = Omit<StoredDocument, 'fields'> & { readonly fields: string };

// They were checked when they were written; checking each again would cost more than reading them.
const keptFields = v.custom<WireFields>((fields) => typeof fields === 'object' && fields !== null);

/** Reads the text under which fields are kept. */
export const parseFields = (text: string): WireFields => v.parse(keptFields, JSON.parse(text));

/** A document as it goes over the wire; one without fields has no `fields` key. */
export type DocumentAnswer = {
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

export const documentToAnswer = (project: string, document: StoredDocument): DocumentAnswer => ({
  ...framed(project, document),
  ...(Object.keys(document.fields).length === 0 ? {} : { fields: document.fields }),
});

/** The same as JSON, without reading the fields and writing them again. */
export const documentToText = (project: string, document: ListedDocument): string => {
  const frame = JSON.stringify(framed(project, document));
  return document.fields === '{}' ? frame : `${frame.slice(0, -1)},"fields":${document.fields}}`;
};
