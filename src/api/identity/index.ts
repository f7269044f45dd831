export { createIdentity } from './identity.ts';
export { openAuth } from './open-auth.ts';
export { readKeptUser } from './kept-user.ts';
