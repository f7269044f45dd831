import { sendFailureOf } from '../../domain/sync/send-failure.ts';
import type { StoredRecords, WriteOutcome } from '../../domain/sync/writes.ts';
import { inFlightOf, newestOf, refusedInFlight } from './outbox-records.ts';
import type { OutboxContext, RecordId, RecordKey, RecordParams } from './outbox.events.ts';

type InContext = { readonly context: OutboxContext };
type OfId = { readonly event: RecordId };
type OfError = { readonly event: { readonly error: unknown } };
type OfOutput<T> = { readonly event: { readonly output: T } };

export const workspaceOf = ({ context }: InContext) => context.workspace;

export const toUid = ({ context }: InContext) => ({ uid: context.uid });
export const toRecordId = ({ event }: OfId): RecordId => ({ id: event.id });
export const toRecordKey = ({ context, event }: InContext & OfId): RecordKey => ({ uid: context.uid, id: event.id });
export const toRecord = ({ event }: { readonly event: RecordParams }): RecordParams => ({ record: event.record });
export const toNewestRecord = ({ context }: InContext): RecordParams => ({ record: newestOf(context) });
export const toOutcome = ({ event }: OfOutput<WriteOutcome>) => ({ outcome: event.output });
export const toFailure = ({ event }: OfError) => sendFailureOf(event.error);
export const toStoredRecords = ({ event }: OfOutput<StoredRecords>) => ({ stored: event.output });

/** The record in flight, with the refusal that the server has answered. */
export const toRefusedRecord = ({ context, event }: InContext & OfOutput<WriteOutcome>): RecordParams => ({
  record: refusedInFlight(context, event.output),
});

/** The record in flight after too many refusals of its precondition: a conflict to review. */
export const toConflict = ({ context }: InContext): RecordParams => ({ record: refusedInFlight(context, 'conflict') });

/** The record in flight, which the server has accepted. */
export const toAcceptedRecord = ({ context }: InContext): RecordKey => {
  const record = inFlightOf(context);
  return { uid: context.uid, id: record.id, record };
};
