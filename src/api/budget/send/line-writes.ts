import { linePath } from '../../../domain/sync/line-writes.ts';
import type { LineWrite } from '../../../domain/sync/writes.ts';
import type { WireFields } from '../../../../contract/values.ts';
import {
  entryChangeFields,
  entryFields,
  provisionFields,
  readEntry,
  readProvision,
} from '../mapping/line-documents.ts';
import { matchesBefore, type Patch } from './patch-line.ts';

export type Creation = Extract<LineWrite, { readonly kind: 'entry.create' | 'provision.create' }>;
export type Update = Extract<LineWrite, { readonly kind: 'entry.update' | 'provision.update' }>;

/** The fields of a new line's document. */
export const fieldsOf = (write: Creation): WireFields =>
  write.kind === 'entry.create' ? entryFields(write.entry) : provisionFields(write.provision);

/** The patch of a changed line's document. */
export const patchOf = (uid: string, write: Update): Patch => ({
  path: `${uid}/${linePath(write)}`,
  fields: write.kind === 'entry.update' ? entryChangeFields(write.changes) : provisionFields(write.changes),
  isUnchanged:
    write.kind === 'entry.update' ? matchesBefore(readEntry, write.before) : matchesBefore(readProvision, write.before),
});
