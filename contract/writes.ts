import * as v from 'valibot';
import { wireFields, wireValue } from './values.ts';

/** A precondition on the existence or the version of the stored document. */
const wirePrecondition = v.union([v.strictObject({ exists: v.boolean() }), v.strictObject({ updateTime: v.string() })]);
export type WirePrecondition = v.InferOutput<typeof wirePrecondition>;

const valueList = v.object({ values: v.optional(v.array(wireValue), []) });

/** A field transform: the server computes the new value from the stored one. */
const wireTransform = v.union([
  v.strictObject({ fieldPath: v.string(), setToServerValue: v.literal('REQUEST_TIME') }),
  v.strictObject({ fieldPath: v.string(), appendMissingElements: valueList }),
  v.strictObject({ fieldPath: v.string(), removeAllFromArray: valueList }),
]);
export type WireTransform = v.InferOutput<typeof wireTransform>;

const updateWrite = v.strictObject({
  update: v.object({ name: v.string(), fields: v.optional(wireFields, {}) }),
  updateMask: v.optional(v.object({ fieldPaths: v.optional(v.array(v.string()), []) })),
  updateTransforms: v.optional(v.array(wireTransform), []),
  currentDocument: v.optional(wirePrecondition),
});

const deleteWrite = v.strictObject({ delete: v.string(), currentDocument: v.optional(wirePrecondition) });

/** One write of a commit: stores a document, as a whole or by mask, or deletes a document. */
const wireWrite = v.union([updateWrite, deleteWrite]);
export type WireWrite = v.InferOutput<typeof wireWrite>;
/** The input type of a write in a request. */
export type WireWriteBody = v.InferInput<typeof wireWrite>;

/** The maximum number of writes in a commit. */
export const maxWrites = 500;

/** Body of `documents:commit`. The server applies the writes atomically, in order. */
export const commitRequest = v.object({ writes: v.optional(v.array(wireWrite), []) });

/** The response to a commit: the new version for each write. A deletion has no version. */
export const wireCommit = v.object({
  writeResults: v.optional(v.array(v.object({ updateTime: v.optional(v.string()) })), []),
});

/** Body of a create or a patch of one document. */
export const documentRequest = v.object({ fields: v.optional(wireFields, {}) });

/** Body of `documents:batchGet`, which the official web client uses to read one document. */
export const batchGetRequest = v.object({ documents: v.optional(v.array(v.string()), []) });

const queryOrder = v.object({
  field: v.object({ fieldPath: v.string() }),
  direction: v.optional(v.picklist(['ASCENDING', 'DESCENDING']), 'ASCENDING'),
});

/** Body of `:runQuery`: one collection and the order of its documents. */
export const queryRequest = v.object({
  structuredQuery: v.strictObject({
    from: v.tuple([v.strictObject({ collectionId: v.string(), allDescendants: v.optional(v.boolean(), false) })]),
    orderBy: v.optional(v.array(queryOrder), []),
  }),
});

/** The message of a duplicate sheet: the status `ALREADY_EXISTS` alone could also mean a taken id. */
export const sheetDateTaken = 'A sheet of this date exists.';

/** The message of an account's quota: the status `RESOURCE_EXHAUSTED` alone could also mean a limit of the service. */
export const accountQuotaExceeded = 'Quota exceeded for the account';

/** The start of the message when a tombstone refuses a create. */
export const documentDeleted = 'Document was deleted';
