/** What a link of one of the provider's mails asks for. */
export const emailLinkModes = ['verifyEmail', 'resetPassword', 'verifyAndChangeEmail', 'recoverEmail'] as const;
export type EmailLinkMode = (typeof emailLinkModes)[number];
export type EmailLink = { readonly mode: EmailLinkMode; readonly code: string };

/** Reads the query of an e-mail link; undefined when its mode is unknown or its code is missing. */
export function readEmailLink(query: string): EmailLink | undefined {
  const parameters = new URLSearchParams(query);
  const mode = emailLinkModes.find((known) => known === parameters.get('mode'));
  const code = parameters.get('oobCode') ?? '';
  return mode !== undefined && code !== '' ? { mode, code } : undefined;
}
