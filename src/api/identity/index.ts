export { createIdentity } from './identity.ts';
export { openAuth } from './open-auth.ts';
