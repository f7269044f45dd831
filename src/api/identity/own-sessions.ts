import { IdentityError } from './identity-error.ts';

const request = (origin: string, operation: string, refreshToken: string): Promise<Response> =>
  fetch(`${origin}/identitytoolkit.googleapis.com/v1/accounts:${operation}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ refreshToken }),
    // The page may be left in the same moment.
    keepalive: true,
  });

/** The sessions that the embedded server keeps; a hosted provider lets no person end them. */
export const createOwnSessions = (origin: string | undefined) => ({
  /** Ends a session at the server when it can be reached; one that it does not hear of ends when it was left idle. */
  end: (refreshToken: string): void => {
    if (origin === undefined) return;
    request(origin, 'signOut', refreshToken).catch((error: unknown) => console.warn(error));
  },
  /** Ends every other session of the account. Rejects with an `IdentityError`. */
  endOthers: async (refreshToken: string): Promise<void> => {
    if (origin === undefined) throw new IdentityError('operation-not-allowed');
    const answer = await request(origin, 'signOutOthers', refreshToken).catch((error: unknown) => {
      throw new IdentityError('network-request-failed', error);
    });
    if (!answer.ok) throw new IdentityError('unknown');
  },
});
