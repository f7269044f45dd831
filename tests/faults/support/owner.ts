import type { TestServer } from '../../support/server.ts';
import { identify, refresh, signUp } from '../../contract/support/calls.ts';

/** An account with a verified address, and a token that is valid for an hour. */
export type Owner = { readonly uid: string; readonly token: string };

export const createOwner = async (server: TestServer, email: string): Promise<Owner> => {
  const { localId, idToken, refreshToken } = await signUp(server.origin, email);
  await identify(server.origin, 'sendOobCode', { requestType: 'VERIFY_EMAIL', idToken });
  const mail = (await server.mails()).findLast(({ to }) => to === email);
  await identify(server.origin, 'update', { oobCode: mail?.code });
  return { uid: localId, token: await refresh(server.origin, refreshToken) };
};
