import { refreshTokenRequest } from '../../contract/identity.ts';
import { parseMessage } from '../http/body.ts';
import type { IdentityCall, IdentityOperation } from './call.ts';
import { IdentityFailure } from './failure.ts';
import type { Session } from './sessions.ts';

const sessionOf = ({ identity, body }: IdentityCall): Session | undefined =>
  identity.sessions.resume(parseMessage(body, refreshTokenRequest).refreshToken, identity.now());

/** `accounts:signOut`: ends the session of a refresh token; one that has ended already is no error. */
export const signOut: IdentityOperation = async (call) => {
  const session = sessionOf(call);
  if (session !== undefined) call.identity.sessions.end(session);
  return {};
};

/** `accounts:signOutOthers`: ends every session of the account but the caller's. Throws `TOKEN_EXPIRED` when that has ended. */
export const signOutOthers: IdentityOperation = async (call) => {
  const session = sessionOf(call);
  if (session === undefined) throw new IdentityFailure('TOKEN_EXPIRED');
  call.identity.sessions.endOthers(session);
  return {};
};
