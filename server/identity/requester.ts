import type { Requester } from '../documents/document-service.ts';
import { unauthenticated } from '../documents/failure.ts';
import { checkIdToken, checkSession } from './authenticate.ts';
import { IdentityFailure } from './failure.ts';
import type { Identity } from './identity.ts';

const asUnauthenticated = (error: unknown): unknown => (error instanceof IdentityFailure ? unauthenticated() : error);

/**
 * The caller of a document call: null without a token, which the policy then refuses. Throws `UNAUTHENTICATED` for a token
 * that is forged, expired, or of a session that has ended.
 */
export const createRequesterReader =
  (identity: Identity) =>
  async (authorization: string | undefined): Promise<Requester | null> => {
    if (authorization === undefined) return null;
    const [, token] = /^Bearer ([\w.-]+)$/i.exec(authorization) ?? [];
    if (token === undefined) throw unauthenticated();
    try {
      const { uid, email, emailVerified, sessionId } = (await checkIdToken(identity, token)).claims;
      return { uid, email, emailVerified, sessionId };
    } catch (error) {
      throw asUnauthenticated(error);
    }
  };

/** Throws `UNAUTHENTICATED` when the session of a caller has ended since it was read. */
export const createRequesterCheck =
  (identity: Identity) =>
  (requester: Requester): void => {
    try {
      checkSession(identity, requester);
    } catch (error) {
      throw asUnauthenticated(error);
    }
  };
