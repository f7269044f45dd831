import * as v from 'valibot';
import { idTokenSeconds, tokenRequest } from '../../contract/identity.ts';
import { IdentityFailure } from './failure.ts';
import type { Identity } from './identity.ts';
import { markSeen } from './inactive.ts';

/** The token endpoint: a new id token for a refresh token, which stays the same. */
export const refresh = async (identity: Identity, form: string) => {
  const request = v.safeParse(tokenRequest, Object.fromEntries(new URLSearchParams(form)));
  if (!request.success) throw new IdentityFailure('INVALID_REFRESH_TOKEN');
  const refreshToken = request.output.refresh_token;
  const session = identity.sessions.resume(refreshToken, identity.now());
  if (session === undefined) throw new IdentityFailure('TOKEN_EXPIRED');
  const user = identity.users.find(session.uid);
  if (user === undefined) throw new IdentityFailure('USER_NOT_FOUND');
  if (user.disabled) throw new IdentityFailure('USER_DISABLED');
  markSeen(identity, user);
  const idToken = await identity.tokens.issue(user, session, identity.now());
  return {
    access_token: idToken,
    id_token: idToken,
    expires_in: String(idTokenSeconds),
    refresh_token: refreshToken,
    token_type: 'Bearer',
    user_id: user.uid,
    project_id: identity.settings.project,
  };
};
