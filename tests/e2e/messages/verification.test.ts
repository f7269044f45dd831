import { expect, test } from 'vitest';
import { textOf } from '../../support/texts.ts';
import { signUp as signUpOverTheWire } from '../../contract/support/calls.ts';
import { camille, signIn } from '../support/account.ts';
import { refuses } from '../support/calls.ts';
import { useStage } from '../support/stage.ts';
import { codesOn, polledOften, messagesIn } from '../support/messages.ts';
import { inOwnPage } from './screen.ts';

const stage = useStage();

// Failures: src/ui/dialogs/verification-dialog.test.tsx; leaving the dialog: tests/walks/verification.test.tsx.
test('sends the verification mail again from a dialog that shows a failure and stays open', async () => {
  const person = { ...camille, email: 'unconfirmed@exemple.fr' };
  await signUpOverTheWire(stage.server.origin, person.email, person.password);
  const complaints = await inOwnPage(stage, 'en', async ({ app, page, identity }) => {
    await signIn(app, person);
    const dialog = page.getByRole('dialog', { name: textOf('en', 'verification.title') });
    const send = dialog.getByRole('button', { name: textOf('en', 'verification.send') });
    await dialog.getByText(textOf('en', 'verification.text', { email: person.email })).waitFor();
    // Source: docs/specification.md#dialog-size.
    expect(await dialog.evaluate((element) => getComputedStyle(element).minHeight)).toBe('220px');
    identity.clear();
    identity.answer('sendOobCode', refuses('TOO_MANY_ATTEMPTS_TRY_LATER : Wait.'));
    await send.click();
    await expect.poll(messagesIn(dialog, 'alert'), polledOften).toEqual([textOf('en', 'toast.tooManyRequests')]);
    expect(identity.count('sendOobCode')).toBe(1);
    expect(await codesOn(page)).toEqual([]);
    identity.clear();
    await send.click();
    await expect.poll(messagesIn(dialog, 'status'), polledOften).toContain(textOf('en', 'verification.sent'));
    await page.getByText(textOf('en', 'toast.verificationSent')).waitFor();
  });
  expect(complaints).toEqual([]);
});
