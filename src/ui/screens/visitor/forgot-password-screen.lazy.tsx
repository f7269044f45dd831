import { Field } from '../../controls/field.tsx';
import Link from '@mui/material/Link';
import { useSelector } from '@xstate/react';
import { type FormEvent, type SubmitEvent, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { emailProblems } from '../../../domain/forms/validation.ts';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../hooks/actors.tsx';
import { PageHeading } from '../../shell/page-heading.tsx';
import { paths } from '../../shell/paths.ts';
import { FormProblem } from '../../controls/form-problem.tsx';
import { fieldText } from '../../controls/uncontrolled-form.ts';
import { validationText } from '../../controls/validation-text.ts';
import { VisitorLayout } from './visitor-layout.tsx';
import { Aside, Form, Lead } from './visitor-form.ts';
import { useTypedEmail } from './typed-email.tsx';
import { useFormAdvice } from './use-form-advice.ts';
import { useVisitedFields } from '../../hooks/use-visited-fields.ts';
import { BusyButton } from '../../controls/busy-button.tsx';

export const ForgotPasswordScreen = () => {
  const { t } = useTranslation();
  const session = useSession();
  const isBusy = useSelector(session, (snapshot) => snapshot.hasTag('busy'));
  const { initialEmail, rememberEmail } = useTypedEmail();
  const [email, setEmail] = useState(initialEmail);
  const { adviceOn, formAdvice } = useFormAdvice('passwordReset');
  const { visited, visit } = useVisitedFields();
  const problem = emailProblems({ email }).email;
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    setEmail(fieldText(event.currentTarget, 'email'));
    rememberEmail(event);
    session.send({ type: 'form.edited' });
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    session.send({ type: 'passwordReset.submitted', email: fieldText(event.currentTarget, 'email') });
  };
  return (
    <VisitorLayout>
      <PageHeading title={t('forgotPassword.title')} />
      <Lead>{t('forgotPassword.lead')}</Lead>
      <Form onSubmit={submit} onInput={onInput} noValidate>
        <Field
          label={t('fields.email')}
          name="email"
          type="email"
          autoComplete="email"
          defaultValue={initialEmail}
          onBlur={visit}
          problem={problem && visited.has('email') ? validationText(problem, t) : adviceOn('email')}
        />
        {formAdvice !== undefined && <FormProblem isAnnouncedElsewhere>{formAdvice}</FormProblem>}
        <BusyButton
          type="submit"
          variant="contained"
          size="large"
          fullWidth
          isBusy={isBusy}
          disabled={problem !== undefined}
        >
          {t('forgotPassword.submit')}
        </BusyButton>
      </Form>
      <Aside>
        <Link component={RouterLink} to={paths.signIn}>
          {t('forgotPassword.back')}
        </Link>
      </Aside>
    </VisitorLayout>
  );
};
