import { isDateTaken, isDeleted, isStatus } from '../../documents/documents-error.ts';

/** An id is drawn once: when the database has it already, an earlier answer was lost on its way. */
export async function ifNew(creation: Promise<void>): Promise<void> {
  try {
    await creation;
  } catch (error) {
    if (!isStatus(error, 'ALREADY_EXISTS') || isDateTaken(error) || isDeleted(error)) throw error;
  }
}
