import { describe, expect, test } from 'vitest';
import { camille, signedOut, signIn } from '../support/account.ts';
import { visit } from '../support/app.ts';
import { useStage } from '../support/stage.ts';
import { agrees, once, refuses } from '../support/calls.ts';
import { dialogOf, documentsWith, type ExplainedFailure, explainedOthers, tooOld, useSection } from './parameters.ts';
import { codesOn, descriptionOf, isWrong, soon, told, toasts } from '../support/told.ts';
import { enter, inWords, onOwnPage, type Said } from './support.ts';
import { languages, textOf } from '../../support/texts.ts';

const stage = useStage();

const failed: Said = { key: 'notice.emailChangeFailed' };
const invalid: Said = { key: 'toast.invalidEmail', fr: "L'adresse email n'est pas valide" };
const taken: Said = { key: 'toast.emailAlreadyInUse', fr: 'Cette adresse email est déjà utilisée' };
const tooMany: Said = { key: 'toast.tooManyRequests', fr: 'Trop de tentatives. Veuillez réessayer plus tard' };

const failures: readonly ExplainedFailure[] = [
  { why: 'INVALID_EMAIL', answer: refuses('INVALID_EMAIL'), says: invalid, reason: invalid.key },
  { why: 'EMAIL_EXISTS', answer: refuses('EMAIL_EXISTS'), says: taken, reason: taken.key },
  {
    why: 'too many attempts',
    answer: refuses('TOO_MANY_ATTEMPTS_TRY_LATER : Wait.'),
    says: tooMany,
    reason: tooMany.key,
  },
  ...explainedOthers(failed),
];
const linkFailures: readonly ExplainedFailure[] = [
  ...failures.slice(0, 2),
  {
    why: 'OPERATION_NOT_ALLOWED',
    answer: refuses('OPERATION_NOT_ALLOWED'),
    says: failed,
    reason: 'account.failures.notAllowed',
  },
];

const change = 'accounts:update';
const link = 'accounts:sendOobCode';
const other = 'autre@exemple.fr';
const addressed = (email: string): unknown => expect.objectContaining({ email });

describe.each(languages)('another address, in %s', (language) => {
  const person = { ...camille, email: `email-${language}@exemple.fr` };
  const screen = useSection(stage, language, { section: 'userName', person });

  const email = () => screen().field('account.email.new');
  const submitted = () => screen().button('account.email.submit');
  const submit = async (typed: string) => {
    await email().fill(typed);
    await submitted().click();
  };
  const isExplained = async ({ says, reason }: ExplainedFailure) => {
    await expect.poll(told(toasts(screen().page), 'alert'), soon).toEqual([inWords(language, says)]);
    await isWrong(email(), textOf(language, reason));
    expect(await email().inputValue()).toBe(other);
    expect(await submitted().isEnabled()).toBe(true);
    expect(await codesOn(screen().page)).toEqual([]);
  };

  // Source: docs/specification.md#email-invalid, docs/specification.md#email-in-use, docs/specification.md#email-too-many,
  // docs/specification.md#email-other, docs/specification.md#failure-reasons.
  test.each(failures)('refused with $why is told, and what was typed stays', async (failure) => {
    screen().identity.answer(change, failure.answer);
    await submit(other);
    await isExplained(failure);
    await email().fill('encore@exemple.fr');
    expect(await descriptionOf(email())).toBe('');
  });

  // Source: docs/specification.md#email-change-link.
  test('that the provider does not change directly is sent a link, which is told', async () => {
    screen().identity.answer(change, refuses('OPERATION_NOT_ALLOWED'));
    screen().identity.answer(link, agrees({ email: person.email }));
    await submit(other);
    const sent = textOf(language, 'notice.emailLinkSent', { email: other });
    await expect.poll(told(toasts(screen().page), 'status'), soon).toEqual([sent]);
    expect(screen().identity.sent(link)).toEqual([
      expect.objectContaining({ requestType: 'VERIFY_AND_CHANGE_EMAIL', newEmail: other }),
    ]);
    expect(await email().inputValue()).toBe('');
    await screen().page.getByRole('definition').getByText(person.email, { exact: true }).waitFor();
  });

  test.each(linkFailures)('whose link is refused with $why is told, and what was typed stays', async (failure) => {
    screen().identity.answer(change, refuses('OPERATION_NOT_ALLOWED'));
    screen().identity.answer(link, failure.answer);
    await submit(other);
    await isExplained(failure);
    expect(screen().identity.count(link)).toBe(1);
  });

  // Source: docs/specification.md#email-change-same.
  test.each([person.email, ` ${person.email.toUpperCase()} `])(
    'that is %o, their own, is told to exist, and nothing is asked',
    async (typed) => {
      await submit(typed);
      await expect
        .poll(told(toasts(screen().page), 'status'), soon)
        .toEqual([textOf(language, 'notice.emailUnchanged')]);
      expect(screen().identity.count('accounts:')).toBe(0);
      expect(await email().inputValue()).toBe(typed.trim());
    },
  );

  // Source: docs/specification.md#email-change.
  test.each<readonly [string, Said]>([
    ['', { key: 'validation.emailRequired', fr: 'Veuillez saisir votre adresse email' }],
    ['camille', { key: 'validation.emailInvalid', fr: 'Veuillez saisir une adresse email valide' }],
    ['camille@exemple', { key: 'validation.emailInvalid', fr: 'Veuillez saisir une adresse email valide' }],
  ])('%o is refused beside the field, and cannot be sent', async (typed, says) => {
    await email().fill(typed);
    await email().blur();
    await isWrong(email(), inWords(language, says));
    expect(await submitted().isDisabled()).toBe(true);
    await email().press('Enter');
    expect(screen().identity.count('accounts:')).toBe(0);
  });

  // Source: docs/specification.md#recent-sign-in.
  test('waits for a sign-in that is too old, and goes on with what was typed', async () => {
    const complaints = await onOwnPage(stage, language, async (walk) => {
      const { page, identity } = walk;
      const mover = { ...person, email: `mover-${language}@exemple.fr` };
      const moved = `moved-${language}@exemple.fr`;
      await enter(stage, walk, mover, documentsWith({}));
      await visit(page, '/parameters?section=userName');
      await walk.field('account.email.new').fill(moved);
      identity.clear();
      identity.answer(change, once(tooOld));
      await walk.button('account.email.submit').click();
      const dialog = dialogOf(page, language, 'reauthentication.title');
      await dialog.getByText(textOf(language, 'reauthentication.forEmail')).waitFor();
      expect(identity.sent(change)).toEqual([addressed(moved)]);
      await dialog.getByLabel(textOf(language, 'fields.password'), { exact: true }).fill(mover.password);
      await dialog.getByRole('button', { name: textOf(language, 'reauthentication.confirm') }).click();
      const news = textOf(language, 'toast.emailChanged');
      // In the tree of assistive technology only as long as no dialog lies over it.
      const toast = toasts(page).getByRole('status', { includeHidden: true });
      await expect.poll(() => toast.allInnerTexts(), soon).toEqual([news]);
      expect(identity.sent(change)).toEqual([addressed(moved), addressed(moved)]);
      const next = dialogOf(page, language, 'verification.title');
      await next.getByText(textOf(language, 'verification.text', { email: moved })).waitFor();
      await next.getByRole('img', { name: news }).waitFor();
      expect(await codesOn(page)).toEqual([]);
    });
    expect(complaints).toEqual([]);
  });

  test('asked for in a session that has ended elsewhere leads to the sign-in screen, which is told', async () => {
    const complaints = await onOwnPage(stage, language, async (walk) => {
      const { app, page, identity, region } = walk;
      await signIn(app, person);
      await region('situation.title').waitFor();
      await visit(page, '/parameters?section=userName');
      await walk.field('account.email.new').fill(other);
      identity.answer(change, refuses('TOKEN_EXPIRED'));
      await walk.button('account.email.submit').click();
      await expect.poll(told(toasts(page), 'status'), soon).toEqual([textOf(language, 'toast.sessionLost')]);
      await signedOut(app);
      expect(await codesOn(page)).toEqual([]);
    });
    expect(complaints).toEqual([]);
  });
});
