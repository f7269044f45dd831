/** The server has more to do than it can; the caller may try again in a few seconds. */
export class OverloadError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'OverloadError';
  }
}
