import { useSelector } from '@xstate/react';
import { type SubmitEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { type SignInProblems, signInProblems } from '../../../domain/validation.ts';
import { useTranslate } from '../../../i18n/use-translate.ts';
import { Button } from '../../controls/button.tsx';
import { PasswordField } from '../../controls/password-field.tsx';
import { TextField } from '../../controls/text-field.tsx';
import { useSession } from '../../hooks/actors.tsx';
import { PageHeading } from '../../shell/page-heading.tsx';
import { paths } from '../../shell/paths.ts';
import { FormProblem } from '../outside/form-problem.tsx';
import { formText } from '../outside/form-text.ts';
import { OutsideLayout } from '../outside/outside-layout.tsx';

export const SignInScreen = () => {
  const translate = useTranslate();
  const session = useSession();
  const isBusy = useSelector(session, (snapshot) => snapshot.hasTag('busy'));
  const [problems, setProblems] = useState<SignInProblems>({});
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const credentials = { email: formText(form, 'email'), password: formText(form, 'password') };
    const found = signInProblems(credentials);
    setProblems(found);
    if (Object.keys(found).length === 0) session.send({ type: 'signIn.submitted', credentials });
  };
  return (
    <OutsideLayout>
      <PageHeading title={translate('signIn.title')} />
      <p className="outside-lead">{translate('signIn.lead')}</p>
      <form className="outside-form" onSubmit={submit} noValidate>
        <TextField
          label={translate('fields.email')}
          name="email"
          type="email"
          autoComplete="username"
          aria-invalid={problems.email !== undefined}
        />
        <PasswordField
          label={translate('fields.password')}
          name="password"
          autoComplete="current-password"
          aria-invalid={problems.password !== undefined}
          aside={
            <Link className="text-link" to={paths.forgotPassword}>
              {translate('signIn.forgotPassword')}
            </Link>
          }
        />
        {Object.keys(problems).length > 0 && <FormProblem>{translate('validation.allFieldsRequired')}</FormProblem>}
        <Button type="submit" variant="primary" size="large" busy={isBusy}>
          {translate('signIn.submit')}
        </Button>
      </form>
      <p className="outside-aside">
        {translate('signIn.noAccount')}{' '}
        <Link className="text-link" to={paths.signUp}>
          {translate('signIn.createAccount')}
        </Link>
      </p>
    </OutsideLayout>
  );
};
