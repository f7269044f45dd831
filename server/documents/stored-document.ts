import type { WireFields } from '../../src/api/contract/values.ts';
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

/** A document as it goes over the wire; one without fields has no `fields` key. */
export type DocumentAnswer = {
  readonly name: string;
  readonly fields?: WireFields;
  readonly createTime: string;
  readonly updateTime: string;
};

export const documentToAnswer = (project: string, document: StoredDocument): DocumentAnswer => ({
  name: pathToName(project, [document.parent, document.id]),
  ...(Object.keys(document.fields).length === 0 ? {} : { fields: document.fields }),
  createTime: microsToTimestamp(document.createTime),
  updateTime: microsToTimestamp(document.updateTime),
});
