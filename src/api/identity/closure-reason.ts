import * as v from 'valibot';
import type { ClosureReason } from '../../domain/sync/closure.ts';
import { wireError } from '../../../contract/values.ts';

/** What the provider knew a person by who was signed in here. */
export type LastTokens = { readonly uid: string; readonly accessToken: string; readonly refreshToken: string };

type Provider = { readonly apiKey: string; /** Of the embedded server. */ readonly origin: string | undefined };

const timeout = 5000;

const reasons: ReadonlyMap<string, ClosureReason> = new Map([
  ['USER_NOT_FOUND', 'deleted'],
  ['USER_DISABLED', 'disabled'],
]);

async function reasonOf(answer: Response): Promise<ClosureReason | undefined> {
  const { success, output } = v.safeParse(wireError, await answer.json());
  return success ? reasons.get(output.error.message) : undefined;
}

/**
 * Asks the provider what has become of the account of somebody whom its library does not know any more: the library tells
 * nobody why. Undefined when the account is there, and only the session has ended. Rejects when nobody can be reached.
 */
export async function askClosureReason(
  { apiKey, origin }: Provider,
  { accessToken, refreshToken }: LastTokens,
): Promise<ClosureReason | undefined> {
  const call = (service: string, path: string, body: string | URLSearchParams) =>
    fetch(`${origin === undefined ? 'https:/' : origin}/${service}.googleapis.com/v1/${path}?key=${apiKey}`, {
      method: 'POST',
      ...(typeof body === 'string' && { headers: { 'content-type': 'application/json' } }),
      body,
      signal: AbortSignal.timeout(timeout),
    });
  const lookup = await call('identitytoolkit', 'accounts:lookup', JSON.stringify({ idToken: accessToken }));
  const reason = await reasonOf(lookup);
  if (reason !== undefined || lookup.ok) return reason;
  const form = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken });
  return reasonOf(await call('securetoken', 'token', form));
}
