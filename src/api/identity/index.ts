export { createIdentity } from './identity.ts';
export { openAuth } from './open-auth.ts';
export { readStoredUser } from './stored-user.ts';
