import { FirebaseError } from 'firebase/app';
import { type IdentityFailure, identityFailures } from '../../domain/identity/identity.ts';

/** The identity provider refused; `failure` says why, in its own closed list. */
export class IdentityError extends Error {
  override readonly name = 'IdentityError';
  readonly failure: IdentityFailure;

  constructor(failure: IdentityFailure, cause?: unknown) {
    super(`The identity provider refused: ${failure}.`, { cause });
    this.failure = failure;
  }
}

/** The provider's own code, such as `auth/wrong-password`, as a failure; `unknown` for a code that is not listed. */
function failureOfCode(code: string): IdentityFailure {
  return identityFailures.find((failure) => `auth/${failure}` === code) ?? 'unknown';
}

/** Runs a call of the provider's library and turns its errors into ours. */
export async function asIdentityCall<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof IdentityError) throw error;
    throw new IdentityError(error instanceof FirebaseError ? failureOfCode(error.code) : 'unknown', error);
  }
}
