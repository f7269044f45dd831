import { unauthenticated } from '../documents/failure.ts';
import type { Principal } from '../rules/policy.ts';
import { checkIdToken } from './authenticate.ts';
import { IdentityFailure } from './failure.ts';
import type { Identity } from './identity.ts';

/**
 * The caller of a document call: null without a token, which the policy then refuses. Throws `UNAUTHENTICATED` for a token
 * that is forged, expired, or of a session that has ended.
 */
export const createPrincipalReader =
  (identity: Identity) =>
  async (authorization: string | undefined): Promise<Principal | null> => {
    if (authorization === undefined) return null;
    const [, token] = /^Bearer ([\w.-]+)$/i.exec(authorization) ?? [];
    if (token === undefined) throw unauthenticated();
    try {
      const { claims } = await checkIdToken(identity, token);
      return { uid: claims.uid, email: claims.email, emailVerified: claims.emailVerified };
    } catch (error) {
      if (error instanceof IdentityFailure) throw unauthenticated();
      throw error;
    }
  };
