import { useSelector } from '@xstate/react';
import { type FormEvent, type SubmitEvent, useState } from 'react';
import { minPasswordLength } from '../../../domain/lib/limits.ts';
import { useTranslation } from 'react-i18next';
import type { EmailActionRef } from '../../../machines/email-action/email-action.machine.ts';
import { PasswordField } from '../../controls/password-field.tsx';
import { PageHeading } from '../../shell/page-heading.tsx';
import { FormProblem } from '../../controls/form-problem.tsx';
import { fieldText } from '../../controls/uncontrolled-form.ts';
import { Form, Lead } from '../visitor/visitor-form.ts';
import { InheritedAccount } from './inherited-account.tsx';
import { BusyButton } from '../../controls/busy-button.tsx';

export const NewPasswordForm = ({ emailAction }: { readonly emailAction: EmailActionRef }) => {
  const { t } = useTranslation();
  const isBusy = useSelector(emailAction, (snapshot) => snapshot.hasTag('busy'));
  const failure = useSelector(emailAction, ({ context }) => context.failure);
  const { email, inheritedSince } = useSelector(emailAction, ({ context }) => context.code);
  const [password, setPassword] = useState('');
  const [startsOver, setStartsOver] = useState(false);
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    setPassword(fieldText(event.currentTarget, 'password'));
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = fieldText(event.currentTarget, 'password');
    emailAction.send({ type: 'newPassword.submitted', password: typed, startsOver });
  };
  return (
    <>
      <PageHeading title={t('emailAction.resetPassword.title')} />
      <Lead>{t('emailAction.resetPassword.lead', { email })}</Lead>
      <Form onSubmit={submit} onInput={onInput} noValidate>
        {/* Tells the browser's password manager which account the new password is for. */}
        <input type="hidden" name="email" autoComplete="username" value={email} />
        <PasswordField
          label={t('fields.newPassword')}
          name="password"
          autoComplete="new-password"
          hint={t('fields.passwordHint', { count: minPasswordLength })}
        />
        {inheritedSince !== undefined && (
          <InheritedAccount since={inheritedSince} startsOver={startsOver} onChange={setStartsOver} />
        )}
        {failure && (
          <FormProblem>{t(failure === 'weak-password' ? 'toast.weakPassword' : 'toast.networkFailed')}</FormProblem>
        )}
        <BusyButton
          type="submit"
          variant="contained"
          color={startsOver ? 'error' : 'primary'}
          size="large"
          fullWidth
          isBusy={isBusy}
          disabled={password.length < minPasswordLength}
        >
          {t(startsOver ? 'emailAction.inherited.submit' : 'emailAction.resetPassword.submit')}
        </BusyButton>
      </Form>
    </>
  );
};
