import { Field } from '../../controls/field.tsx';
import { useSelector } from '@xstate/react';
import { type FormEvent, type SubmitEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { type SignInProblems, signInProblems } from '../../../domain/sign-in.ts';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '../../controls/password-field.tsx';
import { useSession } from '../../hooks/actors.tsx';
import { InstallButton } from '../../shell/install-button.tsx';
import { PageHeading } from '../../shell/page-heading.tsx';
import { paths } from '../../shell/paths.ts';
import { FormProblem } from '../outside/form-problem.tsx';
import { formText, sendAgain } from '../outside/form-text.ts';
import { OutsideLayout } from '../outside/outside-layout.tsx';
import { useTypedEmail } from '../outside/typed-email.tsx';
import { useRefusal } from '../outside/use-refusal.ts';
import { UnendedSession } from './unended-session.tsx';
import { BusyButton } from '../../controls/busy-button.tsx';

export const SignInScreen = () => {
  const { t } = useTranslation();
  const session = useSession();
  const isBusy = useSelector(session, (snapshot) => snapshot.hasTag('busy'));
  const [problems, setProblems] = useState<SignInProblems>({});
  const { start, rememberEmail } = useTypedEmail();
  const { ask, forget, concerns, adviceOn, formAdvice } = useRefusal();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const credentials = { email: formText(form, 'email'), password: formText(form, 'password') };
    const found = signInProblems(credentials);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    ask();
    session.send({ type: 'signIn.submitted', credentials });
  };
  const readAgain = (event: FormEvent<HTMLFormElement>) => {
    rememberEmail(event);
    forget();
  };
  return (
    <OutsideLayout>
      <PageHeading title={t('signIn.title')} />
      <p className="outside-lead">{t('signIn.lead')}</p>
      <UnendedSession />
      <form ref={sendAgain} className="outside-form" onSubmit={submit} onInput={readAgain} noValidate>
        <Field
          label={t('fields.email')}
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={start}
          error={problems.email !== undefined || concerns('email')}
          problem={adviceOn('email')}
        />
        <div className="outside-password">
          <PasswordField
            label={t('fields.password')}
            name="password"
            autoComplete="current-password"
            error={problems.password !== undefined || concerns('password')}
            problem={adviceOn('password')}
          />
          <Link className="text-link" to={paths.forgotPassword}>
            {t('signIn.forgotPassword')}
          </Link>
        </div>
        {Object.keys(problems).length > 0 && <FormProblem>{t('validation.allFieldsRequired')}</FormProblem>}
        {formAdvice !== undefined && <FormProblem isTold>{formAdvice}</FormProblem>}
        <BusyButton type="submit" variant="contained" size="large" fullWidth isBusy={isBusy}>
          {t('signIn.submit')}
        </BusyButton>
      </form>
      <p className="outside-aside">
        {t('signIn.noAccount')}{' '}
        <Link className="text-link" to={paths.signUp}>
          {t('signIn.createAccount')}
        </Link>
      </p>
      <div className="outside-install">
        <InstallButton />
      </div>
    </OutsideLayout>
  );
};
