import { cleanup, fireEvent } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { MessageKey } from '../../../../i18n/message-key.ts';
import { messagesOnPage } from '../../../../../testing/ui/page-messages.ts';
import { email, openForm, password } from '../../../../../testing/ui/account/open-form.tsx';
import { triedLanguages } from '../../../../../testing/ui/tried-languages.ts';

afterEach(cleanup);

test.each(triedLanguages)('marks an invalid email address and disables the button, in %s', async (language) => {
  const { t, user, button, fill } = await openForm(language, email, {});
  const label = 'account.email.new';
  for (const [text, says] of [
    ['', 'validation.emailRequired'],
    [' ', 'validation.emailRequired'],
    ['camille', 'validation.emailInvalid'],
    ['camille@exemple', 'validation.emailInvalid'],
  ] as const satisfies readonly (readonly [string, MessageKey])[]) {
    fill(label, text);
    await user.keyboard('{Enter}');
    await user.tab();
    expect([text, messagesOnPage(), button().disabled]).toEqual([text, { fields: { [t(label)]: t(says) } }, true]);
    fill(label, email.text);
    expect([messagesOnPage(), button().disabled]).toEqual([{}, false]);
  }
});

test.each(triedLanguages)('reports the current address as unchanged and makes no request, in %s', async (language) => {
  for (const own of ['camille@example.org', 'CAMILLE@example.org']) {
    const { t, button, field, fill } = await openForm(language, email, {});
    fill('account.email.new', own);
    fireEvent.click(button());
    expect(messagesOnPage()).toEqual({ status: t('notice.emailUnchanged') });
    expect(field('account.email.new').value).toBe(own);
    cleanup();
  }
});

test.each(triedLanguages)('marks each invalid password field and disables the button, in %s', async (language) => {
  const { t, user, button, fill } = await openForm(language, password, {});
  const [first, second] = [t('fields.newPassword'), t('account.password.repeated')];
  const short = { [first]: t('account.password.tooShort', { count: 6 }) };
  const differ = { [second]: t('account.password.differ') };
  for (const [typed, repeated, fields] of [
    ['', '', short],
    ['12345', '12345', short],
    ['12345', '123456', { ...short, ...differ }],
    [password.text, '', differ],
    [password.text, password.text.toUpperCase(), differ],
  ] as const) {
    fill('fields.newPassword', typed);
    fill('account.password.repeated', repeated);
    await user.keyboard('{Enter}');
    await user.tab();
    expect([typed, repeated, messagesOnPage(), button().disabled]).toEqual([typed, repeated, { fields }, true]);
    for (const label of password.fields) fill(label, password.text);
    expect([messagesOnPage(), button().disabled]).toEqual([{}, false]);
  }
});
