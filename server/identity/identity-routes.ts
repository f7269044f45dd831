import { type Context, Hono } from 'hono';
import { readText } from '../http/body.ts';
import { limitBody } from '../limits/limit-body.ts';
import { mailLanguage } from '../mail/mail-texts.ts';
import { deleteAccount } from './accounts/delete-account.ts';
import { failureToResponse, toErrorBody } from './failure.ts';
import type { Identity, IdentityOperation } from './identity.ts';
import { lookUp } from './accounts/lookup.ts';
import { refresh, signOut, signOutOthers } from './sessions/refresh-token.ts';
import { resetPassword } from './codes/reset-password.ts';
import { sendOobCode } from './codes/send-code.ts';
import { signIn } from './sessions/sign-in.ts';
import { signUp } from './accounts/sign-up.ts';
import { update } from './accounts/update.ts';

const operations = new Map<string, IdentityOperation>([
  ['signUp', signUp],
  ['signInWithPassword', signIn],
  ['signOut', signOut],
  ['signOutOthers', signOutOthers],
  ['lookup', lookUp],
  ['update', update],
  ['sendOobCode', sendOobCode],
  ['resetPassword', resetPassword],
  ['delete', deleteAccount],
]);

export const operationNames: readonly string[] = [...operations.keys()];

const maxBody = 16 * 1024;

const createRoutes = (addressOf: (context: Context) => string, toBody: (message: string) => object): Hono => {
  const routes = new Hono();
  routes.use(limitBody({ maximum: () => maxBody, caller: addressOf }));
  routes.onError(failureToResponse(toBody));
  return routes;
};

/** The calls below `/identitytoolkit.googleapis.com`. `addressOf` returns the caller's rate-limit key. */
export const createIdentityRoutes = (identity: Identity, addressOf: (context: Context) => string): Hono => {
  const routes = createRoutes(addressOf, (message) => toErrorBody(400, message));
  routes.all('/*', async (context) => {
    // Not a route pattern: a colon, as in `accounts:signUp`, starts a parameter in Hono.
    const [, name = ''] = /\/v1\/accounts:(\w+)$/.exec(context.req.path) ?? [];
    const operation = operations.get(name);
    if (operation === undefined) return context.text('Not found', 404);
    if (context.req.method !== 'POST') return context.text('Method not allowed', 405);
    const body = await readText(context.req, ['application/json']);
    // Clears the HTTP cache and the back/forward cache, which could show the budget to the next person on a shared device.
    if (name === 'signOut') context.header('Clear-Site-Data', '"cache"');
    const language = mailLanguage(context.req.header('x-firebase-locale'));
    const call = { identity, body, language, address: addressOf(context) };
    // `lookup` only reads, so it need not wait for VACUUM.
    return context.json(
      await (name === 'lookup' ? operation(call) : identity.writeLock.share(async () => operation(call))),
    );
  });
  return routes;
};

/** The call below `/securetoken.googleapis.com`. */
export const createTokenRoutes = (identity: Identity, addressOf: (context: Context) => string): Hono => {
  const routes = createRoutes(addressOf, (message) => ({ error: { code: 400, message, status: 'INVALID_ARGUMENT' } }));
  routes.all('/*', async (context) => {
    if (!context.req.path.endsWith('/v1/token')) return context.text('Not found', 404);
    if (context.req.method !== 'POST') return context.text('Method not allowed', 405);
    const form = await readText(context.req, ['application/x-www-form-urlencoded']);
    return context.json(await identity.writeLock.share(async () => refresh(identity, form)));
  });
  return routes;
};
