import * as v from 'valibot';
import type { AccountPatch, StoredDocument } from '../../../domain/archive/account-patch.ts';
import type { ParametersEdit } from '../../../domain/parameters/parameters-edits.ts';
import type { Choices } from '../../../domain/parameters/parameters.ts';
import type { Entry, Provision } from '../../../domain/sheet/sheet.ts';
import { entryCollections } from '../../../domain/sheet/sheet.ts';
import type { LineWrite } from '../../../domain/sync/writes.ts';
import { wireFields } from '../../../../contract/values.ts';
import type { StoredSheet, StoredWrite } from '../stored-sheet.ts';
import { content, documentId, entry, names, parameters, provision, sheet, sheetShape } from '../stored-shapes.ts';

type Kinded = { readonly kind: string };
type ShapesOf<T extends Kinded> = {
  readonly [K in T['kind']]: v.GenericSchema<Omit<Extract<T, { kind: K }>, 'kind'>>;
};

/** A schema that depends on `kind`. */
function ofKind<T extends Kinded>(shapes: ShapesOf<T>): v.GenericSchema<T> {
  const known = new Map<unknown, v.GenericSchema>(Object.entries(shapes));
  return v.custom<T>((input) => {
    const kind = typeof input === 'object' && input !== null && 'kind' in input ? input.kind : undefined;
    const shape = known.get(kind);
    return shape !== undefined && v.is(shape, input);
  });
}

type FieldsOf<T> = { readonly [K in keyof T]-?: v.GenericSchema };

/**
 * At least one of these fields: a patch without fields would empty its document. All stored fields are sent, even those that cannot be
 * edited any more.
 */
const changesOf = <T>(fields: FieldsOf<T>) =>
  v.custom<Partial<T>>((input) => {
    const changes = typeof input === 'object' && input !== null ? input : {};
    const held = Object.entries<v.GenericSchema>(fields)
      .filter(([field]) => field in changes)
      .map(([field, shape]) => [shape, Reflect.get(changes, field)] as const);
    return held.some(([, value]) => value !== undefined) && held.every(([shape, value]) => v.is(shape, value));
  });

const name = v.string();
const named = v.object({ name });
const renamed = v.object({ name, to: name });
const block = v.object({ block: name });

const edits = v.array(
  ofKind<ParametersEdit>({
    'operation.add': named,
    'operation.rename': renamed,
    'operation.remove': named,
    'category.add': named,
    'category.rename': renamed,
    'category.remove': named,
    'category.choose': v.object({ name, added: names, removed: names }),
    'block.close': block,
    'block.open': block,
  }),
);

const path = (length: 1 | 3) =>
  v.custom<string>((input) => {
    const parts = typeof input === 'string' ? input.split('/') : [];
    return parts.length === length && parts.every((part) => v.is(documentId, part));
  });

const stored: v.GenericSchema<StoredDocument> = v.object({
  path: v.union([path(1), path(3)]),
  fields: v.custom<StoredDocument['fields']>((input) => v.is(wireFields, input)),
});

const patch: v.GenericSchema<AccountPatch> = v.object({
  puts: v.array(stored),
  newSheets: v.exactOptional(v.array(documentId)),
  removedLines: v.array(path(3)),
  removedSheets: v.array(documentId),
  edits,
});

const inSheet = { sheetId: documentId };
const inCollection = { ...inSheet, collection: v.picklist(entryCollections) };
const ofEntry = { ...inCollection, id: documentId, line: v.exactOptional(entry) };
const ofProvision = { ...inSheet, id: documentId, line: v.exactOptional(provision) };

const changing = <T>(changes: v.GenericSchema<T>) => ({ changes, before: v.exactOptional(changes) });

const lineShapes: ShapesOf<LineWrite> = {
  'entry.create': v.object({ ...inCollection, entry }),
  'entry.update': v.object({ ...ofEntry, ...changing(changesOf<Entry>(entry.entries)) }),
  'entry.delete': v.object(ofEntry),
  'provision.create': v.object({ ...inSheet, provision }),
  'provision.update': v.object({ ...ofProvision, ...changing(changesOf<Provision>(provision.entries)) }),
  'provision.delete': v.object(ofProvision),
};

/** Every kind of write, valid enough that sending it cannot fail on this device. */
export const write = ofKind<StoredWrite>({
  ...lineShapes,
  'lines.together': v.object({ writes: v.pipe(v.array(ofKind<LineWrite>(lineShapes)), v.nonEmpty()) }),
  'sheet.create': v.object({ sheet, content }),
  'sheet.remove': v.object(inSheet),
  'sheet.update': v.object({ ...inSheet, ...changing(changesOf<Omit<StoredSheet, 'id'>>(sheetShape)) }),
  'parameters.update': v.object({ changes: changesOf<Choices>(parameters.entries) }),
  'parameters.edit': v.object({ edits }),
  'account.patch': v.object({ id: v.string(), patch }),
});
