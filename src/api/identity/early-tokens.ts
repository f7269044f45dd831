import { soon } from '../storage/soon.ts';
import { readKeptUser } from './kept-user.ts';

// The library renews a token that has no longer to live.
const shortestLife = 30_000;

/**
 * The access token that the provider's library has kept in this browser for `uid`; undefined where it keeps none, or not that
 * person's, or one that has run out at `now` (milliseconds since the epoch). Never rejects.
 */
export async function keptToken(apiKey: string, uid: string, now: number): Promise<string | undefined> {
  const kept = await readKeptUser(apiKey);
  if (kept?.uid !== uid) return undefined;
  return kept.expirationTime - shortestLife > now ? kept.accessToken : undefined;
}

type GetToken = (force: boolean) => Promise<string>;

/**
 * Gives `token`, the provider's, and until it is `known` who is here, which takes the provider a library and a round trip, the
 * one of `kept`. A token that is asked for by force is always the provider's.
 */
export function withEarlyToken(
  token: GetToken,
  kept: () => Promise<string | undefined>,
  known: Promise<unknown>,
): GetToken {
  let early: Promise<string | undefined> | undefined;
  let isKnown = false;
  const forget = async () => {
    await known;
    isKnown = true;
  };
  void forget();
  return async (force) => {
    if (force || isKnown) return token(force);
    early ??= soon(kept());
    return (await early) ?? token(force);
  };
}
