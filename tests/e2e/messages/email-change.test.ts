import { describe, expect, test } from 'vitest';
import { textOf } from '../../support/texts.ts';
import { tried } from '../../support/tier.ts';
import { camille, signedOut, signIn } from '../support/account.ts';
import { visit } from '../support/app.ts';
import { agrees, once, refuses } from '../support/calls.ts';
import { useStage } from '../support/stage.ts';
import { codesOn, descriptionOf, isWrong, polledOften, toasts, messagesIn } from '../support/messages.ts';
import { dialogOf, documentsWith, needsRecentSignIn, useSection } from './parameters.ts';
import { openSignedIn, inOwnPage } from './screen.ts';

const stage = useStage();

const change = 'accounts:update';
const link = 'accounts:sendOobCode';
const other = 'autre@exemple.fr';
const addressed = (email: string): unknown => expect.objectContaining({ email });
const linkTo = (newEmail: string): unknown => expect.objectContaining({ newEmail });
const person = { ...camille, email: 'email@exemple.fr' };

// Failures and rules: src/ui/screens/parameters/account.
describe('an address change', () => {
  const screen = useSection(stage, 'en', { section: 'userName', person });

  const email = () => screen().field('account.email.new');
  const submitted = () => screen().button('account.email.submit');

  test('shows the reason of a refusal in a toast and beside the field, and keeps the typed address', async () => {
    const { page, identity } = screen();
    identity.answer(link, refuses('EMAIL_EXISTS'));
    await email().fill(other);
    await submitted().click();
    await expect
      .poll(messagesIn(toasts(page), 'alert'), polledOften)
      .toEqual([textOf('en', 'toast.emailAlreadyInUse')]);
    await isWrong(email(), textOf('en', 'toast.emailAlreadyInUse'));
    expect(await email().inputValue()).toBe(other);
    expect(await submitted().isEnabled()).toBe(true);
    expect(await codesOn(page)).toEqual([]);
    await email().fill('encore@exemple.fr');
    expect(await descriptionOf(email())).toBe('');
  });

  // Source: docs/specification.md#email-change.
  test('sends a link, and shows that the old address stays until the user opens the link', async () => {
    const { page, identity } = screen();
    identity.answer(link, agrees({ email: person.email }));
    await email().fill(other);
    await submitted().click();
    const sent = textOf('en', 'notice.emailLinkSent', { email: other });
    await expect.poll(messagesIn(toasts(page), 'status'), polledOften).toEqual([sent]);
    expect(identity.sent(link)).toEqual([
      expect.objectContaining({ requestType: 'VERIFY_AND_CHANGE_EMAIL', newEmail: other }),
    ]);
    expect(await email().inputValue()).toBe('');
    await page.getByText(textOf('en', 'account.email.sent', { email: other })).waitFor();
    await page.getByRole('definition').getByText(person.email, { exact: true }).waitFor();
  });

  test('refuses an invalid address beside the field', async () => {
    await email().fill('camille@exemple');
    await email().blur();
    await isWrong(email(), textOf('en', 'validation.emailInvalid'));
    expect(await submitted().isDisabled()).toBe(true);
    await email().press('Enter');
    expect(screen().identity.count('accounts:')).toBe(0);
  });

  // `password-change.test.ts` tests the same for a password.
  // Source: docs/specification.md#recent-sign-in, docs/specification.md#email-change-link.
  test.each(tried(['waits'], () => false))(
    '%s for a recent sign-in, then continues with the typed address, even if the provider sends no link',
    async () => {
      const complaints = await inOwnPage(stage, 'fr', async (walk) => {
        const { page, identity } = walk;
        const mover = { ...person, email: 'mover@exemple.fr' };
        const moved = 'moved@exemple.fr';
        await openSignedIn(stage, walk, mover, documentsWith({}));
        await visit(page, '/parameters?section=userName');
        await walk.field('account.email.new').fill(moved);
        identity.clear();
        identity.answer(link, once(needsRecentSignIn));
        await walk.button('account.email.submit').click();
        const dialog = dialogOf(page, 'fr', 'reauthentication.title');
        await dialog.getByText(textOf('fr', 'reauthentication.forEmail')).waitFor();
        expect(identity.sent(link)).toEqual([linkTo(moved)]);
        identity.answer(link, once(refuses('OPERATION_NOT_ALLOWED')));
        await dialog.getByLabel(textOf('fr', 'fields.password'), { exact: true }).fill(mover.password);
        await dialog.getByRole('button', { name: textOf('fr', 'reauthentication.confirm') }).click();
        const changed = textOf('fr', 'toast.emailChanged');
        const toast = toasts(page).getByRole('status');
        await expect.poll(() => toast.allInnerTexts(), polledOften).toEqual([changed]);
        expect(identity.sent(change)).toEqual([addressed(moved)]);
        const verification: unknown = expect.objectContaining({ requestType: 'VERIFY_EMAIL' });
        await expect.poll(() => identity.sent(link)).toEqual([linkTo(moved), linkTo(moved), verification]);
        const next = dialogOf(page, 'fr', 'verification.title');
        await next.getByText(textOf('fr', 'verification.text', { email: moved })).waitFor();
        await next.getByRole('status').getByText(changed).waitFor();
        expect(await codesOn(page)).toEqual([]);
      });
      expect(complaints).toEqual([]);
    },
  );

  // `documents.test.ts` tests the same for an edit.
  test.each(tried(['a session'], () => false))(
    'leads to the sign-in screen and shows why, in %s that has ended elsewhere',
    async () => {
      const complaints = await inOwnPage(stage, 'en', async (walk) => {
        const { app, page, identity, region } = walk;
        await signIn(app, person);
        await region('situation.title').waitFor();
        await visit(page, '/parameters?section=userName');
        await walk.field('account.email.new').fill(other);
        identity.answer(link, refuses('TOKEN_EXPIRED'));
        await walk.button('account.email.submit').click();
        await expect.poll(messagesIn(toasts(page), 'status'), polledOften).toEqual([textOf('en', 'toast.sessionLost')]);
        await signedOut(app);
        expect(await codesOn(page)).toEqual([]);
      });
      expect(complaints).toEqual([]);
    },
  );
});
