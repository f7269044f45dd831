import { afterEach, describe, expect, test } from 'vitest';
import type { MessageKey } from '../../../i18n/message-key.ts';
import { clearPage } from '../../../../testing/ui/render-app.tsx';
import { messagesOnPage } from '../../../../testing/ui/page-messages.ts';
import {
  type Field,
  forgottenPassword,
  type Form,
  openForm,
  signIn,
  signUp,
  typed,
} from '../../../../testing/ui/visitor/open-form.tsx';
import { triedLanguages } from '../../../../testing/ui/tried-languages.ts';

afterEach(clearPage);

type Rule = readonly [field: Field, text: string, says: MessageKey];

const rules: readonly (readonly [string, Form, readonly Rule[]])[] = [
  [
    'the sign-up form',
    signUp,
    [
      ['name', '', 'validation.nameRequired'],
      ['name', '   ', 'validation.nameRequired'],
      ['email', '', 'validation.emailInvalid'],
      ['email', 'camille@', 'validation.emailInvalid'],
      ['email', 'camille@exemple', 'validation.emailInvalid'],
      ['email', 'ca mille@exemple.fr', 'validation.emailInvalid'],
      ['password', '', 'validation.passwordTooShort'],
      ['password', '12345', 'validation.passwordTooShort'],
    ],
  ],
  [
    'the forgotten password form',
    forgottenPassword,
    [
      ['email', '', 'validation.emailRequired'],
      ['email', '  ', 'validation.emailRequired'],
      ['email', 'camille', 'validation.emailInvalid'],
      ['email', '@exemple.fr', 'validation.emailInvalid'],
    ],
  ],
];

// Source: docs/specification.md#sign-up-form.
describe.each(rules)('%s', (_, form, rows) => {
  test.each(triedLanguages)(
    'shows the problem beside an invalid field and disables the button, in %s',
    async (language) => {
      const { t, user, button, fill, sent } = await openForm(language, form);
      for (const [key, text, says] of rows) {
        fill(key, text);
        await user.keyboard('{Enter}');
        await user.tab();
        expect([key, text, messagesOnPage(), button.disabled]).toEqual([
          key,
          text,
          { fields: { [t(`fields.${key}`)]: t(says, { count: 6 }) } },
          true,
        ]);
        fill(key, typed[key]);
        expect([messagesOnPage(), button.disabled]).toEqual([{}, false]);
      }
      expect(sent).toEqual([]);
    },
  );
});

test.each(triedLanguages)('marks the empty fields of the sign-in form and sends nothing, in %s', async (language) => {
  const { t, button, fill, field, user, sent } = await openForm(language, signIn);
  const [email, password] = [t('fields.email'), t('fields.password')];
  for (const [emailText, passwordText, missing] of [
    ['', '', [email, password]],
    ['', typed.password, [email]],
    [typed.email, '', [password]],
    ['   ', typed.password, [email]],
  ] as const) {
    fill('email', emailText);
    fill('password', passwordText);
    await user.click(button);
    const fields = Object.fromEntries(missing.map((label) => [label, '']));
    expect(messagesOnPage()).toEqual({ note: t('validation.allFieldsRequired'), fields });
    expect([field('email').value.trim(), field('password').value]).toEqual([emailText.trim(), passwordText]);
  }
  expect(sent).toEqual([]);
});
