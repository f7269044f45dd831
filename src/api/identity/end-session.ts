const timeout = 10_000;

/** A call about a session that only the embedded server takes. Rejects when it cannot be reached. */
export const callAboutSession = (origin: string, operation: string, refreshToken: string): Promise<Response> =>
  fetch(`${origin}/identitytoolkit.googleapis.com/v1/accounts:${operation}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ refreshToken }),
    // `keepalive`: the page may be unloaded in the same moment.
    keepalive: true,
    signal: AbortSignal.timeout(timeout),
  });

/** Ends a session at the embedded server, which takes it for no error when it has ended; says whether it has. Never rejects. */
export async function endSession(origin: string, refreshToken: string): Promise<boolean> {
  try {
    const { ok, headers } = await callAboutSession(origin, 'signOut', refreshToken);
    // A captive portal answers with a page of its own.
    return ok && headers.get('content-type')?.startsWith('application/json') === true;
  } catch {
    return false;
  }
}
