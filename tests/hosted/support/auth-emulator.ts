import * as v from 'valibot';
import { signIn, signUpVerified } from '../../contract/support/calls.ts';
import type { HostedApp } from '../emulators/hosted-app.ts';

const oobCodes = v.object({
  oobCodes: v.array(v.object({ email: v.string(), oobCode: v.string(), requestType: v.string() })),
});

/** Returns the code of the latest verification mail to an address. Auth's emulator stores the mails without sending them. */
export async function verificationCode({ auth, project }: HostedApp, address: string): Promise<string> {
  const answer = await fetch(`${auth}/emulator/v1/projects/${project}/oobCodes`);
  const mails = v.parse(oobCodes, await answer.json()).oobCodes;
  const mail = mails.findLast(({ email, requestType }) => email === address && requestType === 'VERIFY_EMAIL');
  if (!mail) throw new Error(`No mail of verification was sent to ${address}.`);
  return mail.oobCode;
}

/** Creates another verified, signed-in user without the app. */
export async function createOtherUser(app: HostedApp, email: string, password: string) {
  await signUpVerified({ origin: app.auth, lastCode: () => verificationCode(app, email) }, email, password);
  return signIn(app.auth, email, password);
}
