import { accountQuotaExceeded, documentDeleted, sheetDateTaken } from '../../../contract/writes.ts';

/** The database refused a call; `status` is its reason, such as `NOT_FOUND`. */
export class DocumentsError extends Error {
  override readonly name = 'DocumentsError';
  readonly status: string;
  readonly httpStatus: number;
  /** The wait that the server asks for, in milliseconds. */
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

/** Whether a sheet was refused because its date has one. The status is that of an existing id. */
export const isDateTaken = (error: unknown): boolean =>
  error instanceof DocumentsError && error.status === 'ALREADY_EXISTS' && error.message === sheetDateTaken;

/** Whether a creation was refused because the id was deleted before. The status is that of an existing id. */
export const isDeleted = (error: unknown): boolean =>
  error instanceof DocumentsError && error.status === 'ALREADY_EXISTS' && error.message.startsWith(documentDeleted);

/** Whether the account is full. An account that may write again later has `retryAfter`. */
export const isAccountFull = (error: unknown): boolean =>
  error instanceof DocumentsError &&
  error.status === 'RESOURCE_EXHAUSTED' &&
  error.retryAfter === undefined &&
  error.message.startsWith(accountQuotaExceeded);
