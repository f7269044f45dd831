import * as v from 'valibot';
import { resetPasswordResponse } from '../../../contract/identity.ts';
import { wireError } from '../../../contract/values.ts';
import type { IdentityFailure } from '../../domain/identity/identity.ts';
import { IdentityError } from './identity-error.ts';

const timeout = 10_000;

const failures: ReadonlyMap<string, IdentityFailure> = new Map([
  ['WEAK_PASSWORD', 'weak-password'],
  ['INVALID_OOB_CODE', 'invalid-action-code'],
  ['EXPIRED_OOB_CODE', 'expired-action-code'],
  ['USER_NOT_FOUND', 'user-not-found'],
  ['USER_DISABLED', 'user-disabled'],
  ['OPERATION_NOT_ALLOWED', 'operation-not-allowed'],
]);

/** A direct call, because the library does not pass these fields on. Rejects with an `IdentityError`. */
async function callAboutCode(origin: string, body: object): Promise<v.InferOutput<typeof resetPasswordResponse>> {
  try {
    const answer = await fetch(`${origin}/identitytoolkit.googleapis.com/v1/accounts:resetPassword`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeout),
    });
    const json: unknown = await answer.json();
    if (answer.ok) return v.parse(resetPasswordResponse, json);
    const [code = ''] = v.parse(wireError, json).error.message.split(' : ');
    throw new IdentityError(failures.get(code) ?? 'unknown');
  } catch (error) {
    throw error instanceof IdentityError ? error : new IdentityError('network-request-failed', error);
  }
}

/** When the account was created (milliseconds), if someone else may have created it with the user's address. */
export const inheritedSinceOf = async (origin: string, oobCode: string): Promise<number | undefined> =>
  (await callAboutCode(origin, { oobCode })).accountCreatedAt;

/** Replaces an inherited account by an empty one with a new password. */
export const startOver = async (origin: string, oobCode: string, newPassword: string): Promise<void> => {
  await callAboutCode(origin, { oobCode, newPassword, startOver: true });
};
