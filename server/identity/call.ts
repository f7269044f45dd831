import type { MailLanguage } from '../mail/compose.ts';
import type { Identity } from './identity.ts';

/** One identity call: its body, and what is known of the caller. */
export type IdentityCall = {
  readonly identity: Identity;
  readonly body: string;
  readonly language: MailLanguage;
  /** The caller's network address. */
  readonly address: string;
};

/** Answers a call with the body of a 200; throws `IdentityFailure` otherwise. */
export type IdentityOperation = (call: IdentityCall) => Promise<Readonly<Record<string, unknown>>>;
