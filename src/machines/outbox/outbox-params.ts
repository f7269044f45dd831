import { sendFailureOf } from '../../domain/sync/send-failure.ts';
import type { StoredRecords, WriteOutcome } from '../../domain/sync/writes.ts';
import { inFlightOf, newestOf, refusedInFlight } from './outbox-records.ts';
import type { OutboxContext, RecordId, RecordKey, RecordParams } from './outbox.events.ts';

type ContextArgs = { readonly context: OutboxContext };
type IdArgs = { readonly event: RecordId };
type ErrorArgs = { readonly event: { readonly error: unknown } };
type OutputArgs<T> = { readonly event: { readonly output: T } };

export const workspaceOf = ({ context }: ContextArgs) => context.workspace;

export const toUid = ({ context }: ContextArgs) => ({ uid: context.uid });
export const toRecordId = ({ event }: IdArgs): RecordId => ({ id: event.id });
export const toRecordKey = ({ context, event }: ContextArgs & IdArgs): RecordKey => ({
  uid: context.uid,
  id: event.id,
});
export const toRecord = ({ event }: { readonly event: RecordParams }): RecordParams => ({ record: event.record });
export const toNewestRecord = ({ context }: ContextArgs): RecordParams => ({ record: newestOf(context) });
export const toOutcome = ({ event }: OutputArgs<WriteOutcome>) => ({ outcome: event.output });
export const toFailure = ({ event }: ErrorArgs) => sendFailureOf(event.error);
export const toStoredRecords = ({ event }: OutputArgs<StoredRecords>) => ({ stored: event.output });

/** The record in flight, with the refusal of the server. */
export const toRefusedRecord = ({ context, event }: ContextArgs & OutputArgs<WriteOutcome>): RecordParams => ({
  record: refusedInFlight(context, event.output),
});

/** The record in flight, as a conflict to review after its precondition failed too often. */
export const toConflict = ({ context }: ContextArgs): RecordParams => ({
  record: refusedInFlight(context, 'conflict'),
});

/** The record in flight, accepted by the server. */
export const toAcceptedRecord = ({ context }: ContextArgs): RecordKey => {
  const record = inFlightOf(context);
  return { uid: context.uid, id: record.id, record };
};
