import * as v from 'valibot';
import { wireFields, wireValue } from './values.ts';

/** A precondition on the stored document: that it exists or not, or its version. */
const wirePrecondition = v.union([v.strictObject({ exists: v.boolean() }), v.strictObject({ updateTime: v.string() })]);
export type WirePrecondition = v.InferOutput<typeof wirePrecondition>;

const valueList = v.object({ values: v.optional(v.array(wireValue), []) });

/** A field transform, computed by the server from the stored value. */
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

/** One write of a commit: a document put (whole, or by mask) or deleted, under an optional precondition. */
const wireWrite = v.union([updateWrite, deleteWrite]);
export type WireWrite = v.InferOutput<typeof wireWrite>;
/** The same as a client sends it, with optional members. */
export type WireWriteBody = v.InferInput<typeof wireWrite>;

/** The most writes that one commit may hold. */
export const maxWrites = 500;

/** Body of `documents:commit`: applied atomically, in order. */
export const commitRequest = v.object({ writes: v.optional(v.array(wireWrite), []) });

/** The response to a commit: the new version for each write; a deletion has none. */
export const wireCommit = v.object({
  writeResults: v.optional(v.array(v.object({ updateTime: v.optional(v.string()) })), []),
});

/** Body of a create or of a patch of one document. */
export const documentRequest = v.object({ fields: v.optional(wireFields, {}) });

/** Body of `documents:batchGet`, which the official web client uses to read one document. */
export const batchGetRequest = v.object({ documents: v.optional(v.array(v.string()), []) });

const queryOrder = v.object({
  field: v.object({ fieldPath: v.string() }),
  direction: v.optional(v.picklist(['ASCENDING', 'DESCENDING']), 'ASCENDING'),
});

/** Body of `:runQuery`: only one collection and its order are supported. */
export const queryRequest = v.object({
  structuredQuery: v.strictObject({
    from: v.tuple([v.strictObject({ collectionId: v.string(), allDescendants: v.optional(v.boolean(), false) })]),
    orderBy: v.optional(v.array(queryOrder), []),
  }),
});

/** The message for a duplicate sheet of a date; the status `ALREADY_EXISTS` alone could also mean a taken id. */
export const sheetDateTaken = 'A sheet of this date exists.';

/** The message of an account's quota; the status `RESOURCE_EXHAUSTED` alone could also be a limit of the service. */
export const accountExhausted = 'Quota exceeded for the account';

/** The start of the message for a create that a tombstone refuses. */
export const documentDeleted = 'Document was deleted';
