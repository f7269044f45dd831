/** Why an identity call is refused: a code, or a code and a text joined by ` : `, as the identity SDK reads it. */
export class IdentityFailure extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'IdentityFailure';
  }
}
