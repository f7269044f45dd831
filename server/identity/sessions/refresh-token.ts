import * as v from 'valibot';
import { idTokenSeconds, refreshTokenRequest, tokenRequest } from '../../../contract/identity.ts';
import { parseMessage } from '../../http/body.ts';
import { IdentityFailure } from '../failure.ts';
import type { Identity, IdentityCall, IdentityOperation } from '../identity.ts';
import { markSeen } from '../accounts/inactive-accounts.ts';
import type { Session } from './sessions.ts';

const sessionOf = ({ identity, body }: IdentityCall): Session | undefined =>
  identity.sessions.resume(parseMessage(body, refreshTokenRequest).refreshToken, identity.now());

/** `accounts:signOut`: ends the session of a refresh token. An ended session is no error. */
export const signOut: IdentityOperation = async (call) => {
  const session = sessionOf(call);
  if (session !== undefined) call.identity.sessions.end(session);
  return {};
};

/** `accounts:signOutOthers`: ends all other sessions of the account. Throws `TOKEN_EXPIRED` if the caller's session has ended. */
export const signOutOthers: IdentityOperation = async (call) => {
  const session = sessionOf(call);
  if (session === undefined) throw new IdentityFailure('TOKEN_EXPIRED');
  call.identity.sessions.endOthers(session);
  return {};
};

/** The token endpoint: returns a new id token for a refresh token, which stays valid. */
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
