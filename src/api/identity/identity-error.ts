import { FirebaseError } from 'firebase/app';
import { type IdentityFailure, identityFailures } from '../../domain/identity/identity.ts';

/** The identity provider refused a call; `failure` is the reason. */
export class IdentityError extends Error {
  override readonly name = 'IdentityError';
  readonly failure: IdentityFailure;

  constructor(failure: IdentityFailure, cause?: unknown) {
    super(`The identity provider refused: ${failure}.`, { cause });
    this.failure = failure;
  }
}

/** Maps a code of the provider, such as `auth/wrong-password`; `unknown` for any other. */
function failureOfCode(code: string): IdentityFailure {
  return identityFailures.find((failure) => `auth/${failure}` === code) ?? 'unknown';
}

/** Runs a call of the identity library and converts its errors. */
export async function asIdentityCall<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof IdentityError) throw error;
    throw new IdentityError(error instanceof FirebaseError ? failureOfCode(error.code) : 'unknown', error);
  }
}
