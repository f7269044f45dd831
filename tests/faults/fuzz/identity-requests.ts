import type { Random } from '../../support/random.ts';
import { secret } from '../support/direct-app.ts';
import type { Attack, Target } from './target.ts';
import { drawJson, drawText } from './values.ts';

const operations = [
  'signUp',
  'signInWithPassword',
  'lookup',
  'update',
  'sendOobCode',
  'resetPassword',
  'createAuthUri',
  'constructor',
];
const requestTypes = ['VERIFY_EMAIL', 'PASSWORD_RESET', 'VERIFY_AND_CHANGE_EMAIL', 'EMAIL_SIGNIN', '__proto__'];

const identityBody = (random: Random, { attacker, emails }: Target): unknown => {
  if (random.chance(0.15)) return drawJson(random);
  const email = random.pick([...emails, 'nobody@example.com', 'a@b', '@', drawText(random)]);
  const all: Readonly<Record<string, unknown>> = {
    email,
    newEmail: email,
    // Only few requests compute a password hash, because it is slow.
    password: random.chance(0.02) ? secret : random.pick(['', 'short', '123456', 'x'.repeat(1100), 7, null]),
    newPassword: random.pick(['', 'short', '123456', null]),
    idToken: random.chance(0.7) ? attacker.token : drawText(random),
    oobCode: random.pick(['', drawText(random), 7, null]),
    requestType: random.pick(requestTypes),
    displayName: random.chance(0.5) ? drawText(random) : drawJson(random),
    photoUrl: drawText(random),
  };
  return Object.fromEntries(Object.entries(all).filter(() => random.chance(0.6)));
};

export const drawIdentityAttack = (random: Random, target: Target): Attack => {
  if (random.chance(0.15)) {
    const form = new URLSearchParams({
      grant_type: random.chance(0.8) ? 'refresh_token' : 'password',
      refresh_token: drawText(random).toWellFormed(),
    });
    return {
      method: 'POST',
      path: '/securetoken.googleapis.com/v1/token?key=a',
      type: 'application/x-www-form-urlencoded',
      body: form.toString(),
    };
  }
  const operation = random.pick(operations) ?? '';
  return {
    method: random.chance(0.97) ? 'POST' : 'GET',
    path: `/identitytoolkit.googleapis.com/v1/accounts:${operation}?key=${encodeURIComponent(drawText(random).toWellFormed())}`,
    body: JSON.stringify(identityBody(random, target)),
  };
};
