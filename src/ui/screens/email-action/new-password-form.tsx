import { useSelector } from '@xstate/react';
import { type FormEvent, type SubmitEvent, useState } from 'react';
import { minimumPasswordLength } from '../../../domain/validation.ts';
import { useTranslate } from '../../../i18n/use-translate.ts';
import type { EmailActionRef } from '../../../machines/email-action/email-action.machine.ts';
import { Button } from '../../controls/button.tsx';
import { PasswordField } from '../../controls/password-field.tsx';
import { PageHeading } from '../../shell/page-heading.tsx';
import { FormProblem } from '../outside/form-problem.tsx';
import { formText } from '../outside/form-text.ts';

export const NewPasswordForm = ({ emailAction }: { readonly emailAction: EmailActionRef }) => {
  const translate = useTranslate();
  const isBusy = useSelector(emailAction, (snapshot) => snapshot.hasTag('busy'));
  const failure = useSelector(emailAction, ({ context }) => context.failure);
  const email = useSelector(emailAction, ({ context }) => context.email);
  const [password, setPassword] = useState('');
  const readAgain = (event: FormEvent<HTMLFormElement>) => {
    setPassword(formText(event.currentTarget, 'password'));
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    emailAction.send({ type: 'newPassword.submitted', password: formText(event.currentTarget, 'password') });
  };
  return (
    <>
      <PageHeading title={translate('emailAction.resetPassword.title')} />
      <p className="outside-lead">{translate('emailAction.resetPassword.lead', { email })}</p>
      <form className="outside-form" onSubmit={submit} onInput={readAgain} noValidate>
        {/* Tells the browser's password store which account the new password is for. */}
        <input type="hidden" name="email" autoComplete="username" value={email} />
        <PasswordField
          label={translate('fields.newPassword')}
          name="password"
          autoComplete="new-password"
          hint={translate('fields.passwordHint', { count: minimumPasswordLength })}
        />
        {failure && (
          <FormProblem>
            {translate(failure === 'weak-password' ? 'toast.weakPassword' : 'toast.networkFailed')}
          </FormProblem>
        )}
        <Button
          type="submit"
          variant="primary"
          size="large"
          busy={isBusy}
          disabled={password.length < minimumPasswordLength}
        >
          {translate('emailAction.resetPassword.submit')}
        </Button>
      </form>
    </>
  );
};
