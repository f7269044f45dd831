import { callAboutSession } from './end-session.ts';
import { IdentityError } from './identity-error.ts';

/** Ends every other session of the account, which only the embedded server can. Rejects with an `IdentityError`. */
export async function endOtherSessions(origin: string | undefined, refreshToken: string): Promise<void> {
  if (origin === undefined) throw new IdentityError('operation-not-allowed');
  const answer = await callAboutSession(origin, 'signOutOthers', refreshToken).catch((error: unknown) => {
    throw new IdentityError('network-request-failed', error);
  });
  if (!answer.ok) throw new IdentityError('unknown');
}
