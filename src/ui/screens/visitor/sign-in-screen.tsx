import { Field } from '../../controls/field.tsx';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useSelector } from '@xstate/react';
import { type FormEvent, type SubmitEvent, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { type SignInProblems, signInProblems } from '../../../domain/forms/validation.ts';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '../../controls/password-field.tsx';
import { useSession } from '../../hooks/actors.tsx';
import { InstallButton } from '../../updates/install-button.tsx';
import { PageHeading } from '../../shell/page-heading.tsx';
import { paths } from '../../shell/paths.ts';
import { FormProblem } from '../../controls/form-problem.tsx';
import { fieldText, resubmitEarlySubmit } from '../../controls/uncontrolled-form.ts';
import { VisitorLayout } from './visitor-layout.tsx';
import { Aside, Form, Lead } from './visitor-form.ts';
import { useTypedEmail } from './typed-email.tsx';
import { useFormAdvice } from './use-form-advice.ts';
import { touchOrNarrow } from '../../theme/media-queries.ts';
import { SignOutNotice } from './sign-out-notice.tsx';
import { BusyButton } from '../../controls/busy-button.tsx';

const Password = styled('div')(({ theme }) => ({
  position: 'relative',
  '& > a': { ...theme.typography.label, position: 'absolute', top: 0, right: 0 },
}));

// Browsers offer the installation after the page has loaded: the space is reserved so that nothing moves.
const Installation = styled('div')({
  display: 'grid',
  placeItems: 'center',
  minHeight: 36,
  marginTop: 16,
  [touchOrNarrow]: { minHeight: 44 },
});

export const SignInScreen = () => {
  const { t } = useTranslation();
  const session = useSession();
  const isBusy = useSelector(session, (snapshot) => snapshot.hasTag('busy'));
  const [problems, setProblems] = useState<SignInProblems>({});
  const { initialEmail, rememberEmail } = useTypedEmail();
  const { concerns, adviceOn, formAdvice } = useFormAdvice('signIn');
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const credentials = { email: fieldText(form, 'email'), password: fieldText(form, 'password') };
    const found = signInProblems(credentials);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    session.send({ type: 'signIn.submitted', credentials });
  };
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    rememberEmail(event);
    session.send({ type: 'form.edited' });
  };
  return (
    <VisitorLayout>
      <PageHeading title={t('signIn.title')} />
      <Lead>{t('signIn.lead')}</Lead>
      <SignOutNotice />
      <Form ref={resubmitEarlySubmit} onSubmit={submit} onInput={onInput} noValidate>
        <Field
          label={t('fields.email')}
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={initialEmail}
          error={problems.email !== undefined || concerns('email')}
          problem={adviceOn('email')}
        />
        <Password>
          <PasswordField
            label={t('fields.password')}
            name="password"
            autoComplete="current-password"
            error={problems.password !== undefined || concerns('password')}
            problem={adviceOn('password')}
          />
          <Link component={RouterLink} to={paths.forgotPassword}>
            {t('signIn.forgotPassword')}
          </Link>
        </Password>
        {Object.keys(problems).length > 0 && <FormProblem>{t('validation.allFieldsRequired')}</FormProblem>}
        {formAdvice !== undefined && <FormProblem isAnnouncedElsewhere>{formAdvice}</FormProblem>}
        <BusyButton type="submit" variant="contained" size="large" fullWidth isBusy={isBusy}>
          {t('signIn.submit')}
        </BusyButton>
      </Form>
      <Aside>
        {t('signIn.noAccount')}{' '}
        <Link component={RouterLink} to={paths.signUp}>
          {t('signIn.createAccount')}
        </Link>
      </Aside>
      <Installation>
        <InstallButton />
      </Installation>
    </VisitorLayout>
  );
};
