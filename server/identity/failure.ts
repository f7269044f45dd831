/** Why an identity call is refused: a code, or a code and a text joined by ` : `, as the identity SDK reads it. */
export class IdentityFailure extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'IdentityFailure';
  }
}

/** The server has more to do than it can; the answer is plain text, because the SDK signs out on a JSON one. */
export class OverloadError extends Error {
  constructor() {
    super('Too many sign-ins at once.');
    this.name = 'OverloadError';
  }
}
