const httpCodes = {
  INVALID_ARGUMENT: 400,
  FAILED_PRECONDITION: 400,
  UNAUTHENTICATED: 401,
  PERMISSION_DENIED: 403,
  NOT_FOUND: 404,
  ALREADY_EXISTS: 409,
  RESOURCE_EXHAUSTED: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const;

export type DocumentStatus = keyof typeof httpCodes;

/** Why a document call is refused; it becomes the answer `{error: {code, message, status}}`. */
export class DocumentFailure extends Error {
  readonly status: DocumentStatus;
  /** After so many seconds the same call may succeed. */
  readonly retryAfter: number | undefined;

  constructor(status: DocumentStatus, message: string, retryAfter?: number) {
    super(message);
    this.name = 'DocumentFailure';
    this.status = status;
    this.retryAfter = retryAfter;
  }

  get httpCode(): (typeof httpCodes)[DocumentStatus] {
    return httpCodes[this.status];
  }

  /** The body of the answer. */
  toBody(): { readonly error: { readonly code: number; readonly message: string; readonly status: DocumentStatus } } {
    return { error: { code: this.httpCode, message: this.message, status: this.status } };
  }
}

export const invalidArgument = (message: string): DocumentFailure => new DocumentFailure('INVALID_ARGUMENT', message);

export const unauthenticated = (): DocumentFailure =>
  new DocumentFailure('UNAUTHENTICATED', 'Missing or invalid authentication.');

// One text for every refusal, so that nobody learns whether another user's document exists.
export const permissionDenied = (): DocumentFailure =>
  new DocumentFailure('PERMISSION_DENIED', 'Missing or insufficient permissions.');
