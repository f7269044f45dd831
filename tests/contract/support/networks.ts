import type { LocalServer } from './local-server.ts';

/** The owner's network address, from a range that is reserved for documentation. */
export const home = '198.51.100.7';

/** Creates calls from a network address, which resolve to the error code or the status. The server must trust its proxy. */
export const askFrom = async (
  { origin }: Pick<LocalServer, 'origin'>,
  address: string,
  operation: string,
  body: unknown,
): Promise<string> => {
  const response = await fetch(`${origin}/identitytoolkit.googleapis.com/v1/accounts:${operation}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  return /"message":"([A-Z_]+)/u.exec(text)?.[1] ?? String(response.status);
};
