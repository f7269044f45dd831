import * as v from 'valibot';
import type { ClosureReason } from '../../domain/sync/closure.ts';
import { wireError } from '../../../contract/values.ts';

/** The tokens of the last signed-in user. */
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
 * Asks the provider why it has signed a user out, which its library does not report. Undefined when only the session has ended.
 * Rejects when the provider is unreachable.
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
