import { describe, expect, test } from 'vitest';
import { camille } from '../support/account.ts';
import { useStage } from '../support/stage.ts';
import { once, refuses } from '../support/calls.ts';
import { dialogOf, type ExplainedFailure, explainedOthers, tooOld, useSection } from './parameters.ts';
import { codesOn, descriptionOf, isWrong, soon, told, toasts } from '../support/told.ts';
import { inWords, type Said } from './support.ts';
import { languages, textOf } from '../../support/texts.ts';

const stage = useStage();

const failed: Said = { key: 'notice.passwordChangeFailed', fr: 'Une erreur est survenue. Veuillez réessayer.' };
const changed: Said = { key: 'notice.passwordChanged', fr: 'Votre mot de passe a été changé avec succès !' };
const short: Said = {
  key: 'account.password.tooShort',
  fr: 'Le mot de passe doit contenir au moins 6 caractères.',
};
const differ: Said = { key: 'account.password.differ', fr: 'Les mots de passes ne sont pas les mêmes !' };

const failures: readonly ExplainedFailure[] = [
  {
    why: 'WEAK_PASSWORD',
    answer: refuses('WEAK_PASSWORD : Too easy.'),
    says: failed,
    reason: 'toast.weakPassword',
  },
  {
    why: 'too many attempts',
    answer: refuses('TOO_MANY_ATTEMPTS_TRY_LATER : Wait.'),
    says: failed,
    reason: 'toast.tooManyRequests',
  },
  {
    why: 'OPERATION_NOT_ALLOWED',
    answer: refuses('OPERATION_NOT_ALLOWED'),
    says: failed,
    reason: 'account.failures.notAllowed',
  },
  ...explainedOthers(failed),
];

const change = 'accounts:update';
const other = 'violet-sombre-7';
const carrying = (password: string): unknown => expect.objectContaining({ password });

describe.each(languages)('another password, in %s', (language) => {
  const person = { ...camille, email: `password-${language}@exemple.fr` };
  const screen = useSection(stage, language, { section: 'password', person });

  const password = () => screen().field('fields.newPassword');
  const repeated = () => screen().field('account.password.repeated');
  const submitted = () => screen().button('account.password.submit');
  const type = async (first: string, second: string) => {
    await password().fill(first);
    await repeated().fill(second);
    await repeated().blur();
  };
  const typed = async () => [await password().inputValue(), await repeated().inputValue()];
  const isChanged = async () => {
    await expect.poll(told(toasts(screen().page), 'status'), soon).toEqual([inWords(language, changed)]);
  };

  // Source: docs/specification.md#password-other, docs/specification.md#failure-reasons.
  test.each(failures)('refused with $why is told, and what was typed stays', async ({ answer, says, reason }) => {
    const { page, identity } = screen();
    identity.answer(change, answer);
    await type(other, other);
    await submitted().click();
    await expect.poll(told(toasts(page), 'alert'), soon).toEqual([inWords(language, says)]);
    await isWrong(password(), textOf(language, reason));
    expect(await typed()).toEqual([other, other]);
    expect(await submitted().isEnabled()).toBe(true);
    expect(await codesOn(page)).toEqual([]);
  });

  // Source: docs/specification.md#password-change.
  test.each(['', '12345'])('%o is too short, and cannot be sent', async (first) => {
    await type(first, first);
    await isWrong(password(), inWords(language, short, { count: 6 }));
    expect(await submitted().isDisabled()).toBe(true);
    await repeated().press('Enter');
    expect(screen().identity.count('accounts:')).toBe(0);
  });

  // Source: docs/specification.md#password-change.
  test.each(['', 'violet-sombre-8', 'Violet-sombre-7'])('repeated as %o is not sent', async (second) => {
    await type(other, second);
    await isWrong(repeated(), inWords(language, differ));
    expect(await submitted().isDisabled()).toBe(true);
    await repeated().press('Enter');
    expect(screen().identity.count('accounts:')).toBe(0);
    await repeated().fill(other);
    await expect.poll(() => descriptionOf(repeated()), soon).toBe('');
    expect(await submitted().isEnabled()).toBe(true);
  });

  // Source: docs/specification.md#password-succeeded.
  test('is taken, told, and no longer in the fields', async () => {
    await type(person.password, person.password);
    await submitted().click();
    await isChanged();
    expect(screen().identity.sent(change)).toEqual([carrying(person.password)]);
    expect(await typed()).toEqual(['', '']);
  });

  // Source: docs/specification.md#recent-sign-in.
  test('waits for a sign-in that is too old, and goes on with what was typed', async () => {
    const { page, identity } = screen();
    // The same as before, so that no other test has to know which one it is now.
    await type(person.password, person.password);
    identity.answer(change, once(tooOld));
    await submitted().click();
    const dialog = dialogOf(page, language, 'reauthentication.title');
    await dialog.getByText(textOf(language, 'reauthentication.forPassword')).waitFor();
    expect(identity.sent(change)).toEqual([carrying(person.password)]);
    await dialog.getByLabel(textOf(language, 'fields.password'), { exact: true }).fill(person.password);
    await dialog.getByRole('button', { name: textOf(language, 'reauthentication.confirm') }).click();
    await isChanged();
    expect(identity.sent(change)).toEqual([carrying(person.password), carrying(person.password)]);
    await dialog.waitFor({ state: 'detached' });
    expect(await typed()).toEqual(['', '']);
    expect(await codesOn(page)).toEqual([]);
  });

  // Source: docs/specification.md#reauthentication.
  test('waits for a sign-in that is given up: nothing is changed, and what was typed stays', async () => {
    const { page, identity } = screen();
    await type(other, other);
    identity.answer(change, tooOld);
    await submitted().click();
    const dialog = dialogOf(page, language, 'reauthentication.title');
    await dialog.getByRole('button', { name: textOf(language, 'shell.cancel') }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(identity.count('accounts:')).toBe(1);
    expect(await typed()).toEqual([other, other]);
    expect(await submitted().isEnabled()).toBe(true);
  });
});
