import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { MessageKey } from '../../../src/i18n/message-key.ts';
import { seedAccount } from '../../support/seed.ts';
import { camille } from '../support/account.ts';
import { useStage } from '../support/stage.ts';
import { type Answer, badGateway, cutOff, refuses } from '../support/calls.ts';
import { dialogOf, documentsWith, openSection, sizeOf, tooOld } from './parameters.ts';
import { codesOn, soon, told, toasts } from '../support/told.ts';
import { inWords, useSignedIn } from './support.ts';
import { languages, textOf } from '../../support/texts.ts';

const stage = useStage();

const somebodyElse = { ...camille, email: 'somebody-else@exemple.fr' };
beforeAll(() => seedAccount(stage.server, somebodyElse.email, somebodyElse.password));

// What was wrong with the answer is said as it stands.
const answered: readonly (readonly [string, Answer, MessageKey])[] = [
  ['INVALID_PASSWORD', refuses('INVALID_PASSWORD'), 'account.failures.wrongPassword'],
  ['EMAIL_NOT_FOUND', refuses('EMAIL_NOT_FOUND'), 'account.failures.userMismatch'],
  ['INVALID_LOGIN_CREDENTIALS', refuses('INVALID_LOGIN_CREDENTIALS'), 'account.failures.invalidCredential'],
  ['INVALID_EMAIL', refuses('INVALID_EMAIL'), 'toast.invalidEmail'],
];
// Why there could be no answer is said as an error.
const unanswered: readonly (readonly [string, Answer, MessageKey])[] = [
  ['too many attempts', refuses('TOO_MANY_ATTEMPTS_TRY_LATER : Wait.'), 'toast.tooManyRequests'],
  ['OPERATION_NOT_ALLOWED', refuses('OPERATION_NOT_ALLOWED'), 'account.failures.notAllowed'],
  ['a code that nobody lists', refuses('QUOTA_OF_TOMORROW : tell nobody'), 'error.generic'],
  ['a lost connection', cutOff, 'account.failures.unreachable'],
  ['an answer that is no JSON', badGateway, 'account.failures.unreachable'],
];

const change = 'accounts:update';
const signIn = 'accounts:signInWithPassword';
const wanted = 'violet-sombre-7';

describe.each(languages)('to sign in again, in %s', (language) => {
  const person = { ...camille, email: `again-${language}@exemple.fr` };
  const screen = useSignedIn(stage, language, person, documentsWith({}));
  beforeAll(() => screen().page.goto(`${stage.server.origin}/parameters?section=password`));

  const dialog = () => dialogOf(screen().page, language, 'reauthentication.title');
  const inDialog = (key: MessageKey) => dialog().getByLabel(textOf(language, key), { exact: true });
  const pressed = (key: MessageKey) => dialog().getByRole('button', { name: textOf(language, key), exact: true });
  const fails = async (answer: Answer) => {
    screen().identity.answer(signIn, answer);
    await inDialog('fields.password').fill('erreur-de-frappe');
    await pressed('reauthentication.confirm').click();
    await expect.poll(() => screen().identity.count(signIn), soon).toBe(1);
  };
  /** What the dialog still holds, and what is said elsewhere. */
  const kept = async () => ({
    email: await inDialog('fields.email').inputValue(),
    password: await inDialog('fields.password').inputValue(),
    canRetry: await pressed('reauthentication.confirm').isEnabled(),
    toasts: await told(toasts(screen().page), 'alert')(),
    codes: await codesOn(screen().page),
  });
  const everything = { email: person.email, password: 'erreur-de-frappe', canRetry: true, toasts: [], codes: [] };

  const open = async () => {
    const { page, identity, field, button } = screen();
    await openSection(page, 'password');
    identity.answer(change, tooOld);
    await field('fields.newPassword').fill(wanted);
    await field('account.password.repeated').fill(wanted);
    await button('account.password.submit').click();
    await dialog().waitFor();
  };
  const leave = async () => {
    await pressed('shell.cancel').click();
    await dialog().waitFor({ state: 'detached' });
  };

  // One dialog for all the rows of the tables: a failure leaves it open.
  beforeEach(async () => {
    if ((await dialog().count()) === 0) await open();
    screen().identity.clear();
    await inDialog('fields.email').fill(person.email);
  });

  // Source: docs/specification.md#dialog-size, docs/specification.md#reauthentication.
  test('there is a dialog of its size, with the address, that says why', async () => {
    await leave();
    await open();
    expect(await sizeOf(dialog())).toEqual({ width: 500, minHeight: '250px' });
    expect(await inDialog('fields.email').inputValue()).toBe(person.email);
    expect(await inDialog('fields.password').inputValue()).toBe('');
    expect(await told(dialog(), 'alert')()).toEqual([]);
    await dialog().getByText(textOf(language, 'reauthentication.forPassword')).waitFor();
  });

  // Source: docs/specification.md#again-wrong-password, docs/specification.md#again-mismatch,
  // docs/specification.md#again-invalid-credential, docs/specification.md#again-invalid-email.
  test.each(answered)('fails with %s: that is said in the dialog', async (_, answer, key) => {
    await fails(answer);
    await expect.poll(told(dialog(), 'alert'), soon).toEqual([textOf(language, key)]);
    expect(await kept()).toEqual(everything);
  });

  // Source: docs/specification.md#again-other.
  test.each(unanswered)('fails with %s: that is said as an error', async (_, answer, key) => {
    await fails(answer);
    const reason = textOf(language, key);
    const failed = { key: 'reauthentication.failed', fr: `Erreur d'authentification: ${reason}` } as const;
    await expect.poll(told(dialog(), 'alert'), soon).toEqual([inWords(language, failed, { reason })]);
    expect(await kept()).toEqual(everything);
  });

  // Source: docs/specification.md#again-mismatch.
  test('as somebody else is no way to go on', async () => {
    await inDialog('fields.email').fill(somebodyElse.email);
    await inDialog('fields.password').fill(somebodyElse.password);
    await pressed('reauthentication.confirm').click();
    await expect.poll(told(dialog(), 'alert'), soon).toEqual([textOf(language, 'account.failures.userMismatch')]);
    expect(await inDialog('fields.email').inputValue()).toBe(somebodyElse.email);
    expect(screen().identity.count(change)).toBe(0);
  });

  // Source: docs/specification.md#reauthentication.
  test.each([
    ['an address without @', 'camille', '123456'],
    ['no address', '', '123456'],
    ['five characters of a password', 'camille@exemple.fr', '12345'],
    ['no password', 'camille@exemple.fr', ''],
  ])('takes more than %s', async (_, email, password) => {
    await inDialog('fields.email').fill(email);
    await inDialog('fields.password').fill(password);
    expect(await pressed('reauthentication.confirm').isDisabled()).toBe(true);
    await inDialog('fields.password').press('Enter');
    expect(screen().identity.count(signIn)).toBe(0);
  });

  // Source: docs/specification.md#reauthentication.
  test.each(['shell.cancel', 'Escape'] as const)('can be left by %s: nothing is changed or lost', async (way) => {
    await inDialog('fields.password').fill('123456');
    await (way === 'Escape' ? screen().page.keyboard.press('Escape') : pressed(way).click());
    await dialog().waitFor({ state: 'detached' });
    expect(screen().identity.count('accounts:')).toBe(0);
    expect(await screen().field('fields.newPassword').inputValue()).toBe(wanted);
    expect(await told(toasts(screen().page), 'alert')()).toEqual([]);
  });
});
