import { entryFields, provisionFields } from '../../../src/api/budget/mapping/line-documents.ts';
import { sheetFields } from '../../../src/api/budget/mapping/sheet-documents.ts';
import { DocumentsError, isStatus } from '../../../src/api/documents/documents-error.ts';
import type { Line } from '../../../src/domain/sheet/sheet.ts';
import { RefreshFailed } from '../device/session.ts';
import { uid } from '../database/names.ts';
import type { Send, Sender } from './bugs.ts';

/** The device deletes a record before it sends the write (lost after a crash). */
export const forgetsBeforeSending =
  (send: Send, { store }: Sender): Send =>
  async (record, signal) => {
    await store.remove(record.id).catch(() => {});
    return send(record, signal);
  };

/** A write without a token counts as sent. */
export const droppedWithoutToken =
  (send: Send): Send =>
  async (record, signal) => {
    try {
      return await send(record, signal);
    } catch (error) {
      if (error instanceof RefreshFailed) return 'accepted';
      throw error;
    }
  };

const maxTries = 5;

/** The device drops a write after some failures. */
export const givesUp = (send: Send): Send => {
  const tries = new Map<string, number>();
  return async (record, signal) => {
    const count = (tries.get(record.id) ?? 0) + 1;
    tries.set(record.id, count);
    try {
      return await send(record, signal);
    } catch (error) {
      if (count >= maxTries) return 'accepted';
      throw error;
    }
  };
};

const isRefusedVersion = (error: unknown) => isStatus(error, 'FAILED_PRECONDITION');

/** A version conflict counts as an unreachable server: one write blocks all later ones for ever (head-of-line blocking). */
export const refusalIsOutage =
  (send: Send): Send =>
  async (record, signal) => {
    try {
      return await send(record, signal);
    } catch (error) {
      if (isRefusedVersion(error)) throw new DocumentsError('Later.', 'UNAVAILABLE', 503);
      throw error;
    }
  };

const immediateRetries = 40;

/** The device retries a refused write without backoff. */
export const refusedInALoop =
  (send: Send): Send =>
  async (record, signal) => {
    for (let tries = 1; tries < immediateRetries; tries += 1) {
      try {
        return await send(record, signal);
      } catch (error) {
        if (!isRefusedVersion(error)) throw error;
      }
    }
    return send(record, signal);
  };

/** The device sends a batch of line changes as two calls (not atomic). */
export const sentAsTwoCalls =
  (send: Send): Send =>
  async (record, signal) => {
    const { write } = record;
    if (write.kind !== 'lines.together') return send(record, signal);
    const half = Math.ceil(write.writes.length / 2);
    const first = await send({ ...record, write: { ...write, writes: write.writes.slice(0, half) } }, signal);
    const second = await send({ ...record, write: { ...write, writes: write.writes.slice(half) } }, signal);
    return first === 'accepted' ? second : first;
  };

const fieldsOf = (line: Line) => ('paid' in line ? entryFields(line) : provisionFields(line));

/** The device sends a copied sheet line by line (not atomic), with ids that it generates when it sends (not idempotent). */
export const drawsIdsWhenSending =
  (send: Send, { documents, world }: Sender): Send =>
  async (record, signal) => {
    const { write } = record;
    if (write.kind !== 'sheet.create') return send(record, signal);
    const { sheet, content } = write;
    for (const [collection, lines] of Object.entries(content)) {
      for (const line of lines) {
        const id = world.random.id();
        await documents.create(`${uid}/${sheet.id}/${collection}`, id, fieldsOf({ ...line, id }), signal);
      }
    }
    await documents.create(uid, sheet.id, sheetFields(sheet), signal).catch(() => {});
    return 'accepted';
  };
