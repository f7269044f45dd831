import type { Credentials, Registration, User } from '../../domain/identity.ts';

export type SessionEvent =
  | { type: 'identity.changed'; user: User | undefined }
  | { type: 'signIn.submitted'; credentials: Credentials }
  | { type: 'signUp.submitted'; registration: Registration }
  | { type: 'passwordReset.submitted'; email: string }
  | { type: 'signOut.requested' };
