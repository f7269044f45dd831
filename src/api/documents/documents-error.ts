import { accountQuotaExceeded, documentDeleted, sheetDateTaken } from '../../../contract/writes.ts';

/** The database refused a call; `status` is its own name for the reason, such as `NOT_FOUND`. */
export class DocumentsError extends Error {
  override readonly name = 'DocumentsError';
  readonly status: string;
  readonly httpStatus: number;
  /** How long the server asks to wait before the next try, in milliseconds. */
  readonly retryAfter: number | undefined;

  constructor(message: string, status: string, httpStatus: number, retryAfter?: number) {
    super(message);
    this.status = status;
    this.httpStatus = httpStatus;
    this.retryAfter = retryAfter;
  }
}

export const isStatus = (error: unknown, status: string): boolean =>
  error instanceof DocumentsError && error.status === status;

/** Whether a sheet was refused because its day has one; an id that is taken has the same status. */
export const isDateTaken = (error: unknown): boolean =>
  error instanceof DocumentsError && error.status === 'ALREADY_EXISTS' && error.message === sheetDateTaken;

/** Whether something new was refused because it has been there and was deleted; an id that is taken has the same status. */
export const isDeleted = (error: unknown): boolean =>
  error instanceof DocumentsError && error.status === 'ALREADY_EXISTS' && error.message.startsWith(documentDeleted);

/** Whether something was refused because the account may hold no more; one that may write again later has `retryAfter`. */
export const isAccountFull = (error: unknown): boolean =>
  error instanceof DocumentsError &&
  error.status === 'RESOURCE_EXHAUSTED' &&
  error.retryAfter === undefined &&
  error.message.startsWith(accountQuotaExceeded);
