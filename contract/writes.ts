import * as v from 'valibot';
import { wireFields, wireValue } from './values.ts';

/** What must hold of the stored document before a write: that it exists or not, or when it was last changed. */
const wirePrecondition = v.union([v.strictObject({ exists: v.boolean() }), v.strictObject({ updateTime: v.string() })]);
export type WirePrecondition = v.InferOutput<typeof wirePrecondition>;

const valueList = v.object({ values: v.optional(v.array(wireValue), []) });

/** A change computed by the server from the value that it holds. */
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
/** The same as a client sends it, without what may be left out. */
export type WireWriteBody = v.InferInput<typeof wireWrite>;

/** The most writes that one commit may hold. */
export const maximumWrites = 500;

/** Body of `documents:commit`: applied all together, in order, or not at all. */
export const commitRequest = v.object({ writes: v.optional(v.array(wireWrite), []) });

/** The answer to a commit: for each write the version that it has left, which a deletion has none of. */
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

/** Body of `:runQuery`, as far as one collection and its order go. */
export const queryRequest = v.object({
  structuredQuery: v.strictObject({
    from: v.tuple([v.strictObject({ collectionId: v.string(), allDescendants: v.optional(v.boolean(), false) })]),
    orderBy: v.optional(v.array(queryOrder), []),
  }),
});

/** What the embedded server says when it refuses a sheet whose day has one; an id that is taken has the same status. */
export const sheetDateTaken = 'A sheet of this date exists.';

/** What the embedded server says of a limit of the account; a service says the same status of its own limits. */
export const accountExhausted = 'Quota exceeded for the account';

/** How the embedded server begins to say that what is to be made was deleted before. */
export const documentDeleted = 'Document was deleted';
