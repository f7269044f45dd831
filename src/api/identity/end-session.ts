const timeout = 10_000;

/** A call about sessions, which only the embedded server has. Rejects when it is unreachable. */
export const callAboutSession = (origin: string, operation: string, refreshToken: string): Promise<Response> =>
  fetch(`${origin}/identitytoolkit.googleapis.com/v1/accounts:${operation}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ refreshToken }),
    // `keepalive`: the page may be unloaded at the same moment.
    keepalive: true,
    signal: AbortSignal.timeout(timeout),
  });

/** Ends a session at the embedded server; resolves to whether it has ended, now or before. Never rejects. */
export async function endSession(origin: string, refreshToken: string): Promise<boolean> {
  try {
    const { ok, headers } = await callAboutSession(origin, 'signOut', refreshToken);
    // A captive portal answers with its own page.
    return ok && headers.get('content-type')?.startsWith('application/json') === true;
  } catch {
    return false;
  }
}
