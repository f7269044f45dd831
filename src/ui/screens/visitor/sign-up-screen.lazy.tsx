import { Field } from '../../controls/field.tsx';
import Link from '@mui/material/Link';
import { useSelector } from '@xstate/react';
import { type FormEvent, type SubmitEvent, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { minPasswordLength } from '../../../domain/lib/limits.ts';
import { type SignUpFields, signUpProblems } from '../../../domain/forms/validation.ts';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '../../controls/password-field.tsx';
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

const readFields = (form: HTMLFormElement): SignUpFields => ({
  name: fieldText(form, 'name').trim(),
  email: fieldText(form, 'email'),
  password: fieldText(form, 'password'),
});

export const SignUpScreen = () => {
  const { t } = useTranslation();
  const session = useSession();
  const isBusy = useSelector(session, (snapshot) => snapshot.hasTag('busy') || snapshot.matches('registering'));
  const { initialEmail, rememberEmail } = useTypedEmail();
  const [fields, setFields] = useState<SignUpFields>({ name: '', email: initialEmail, password: '' });
  const { adviceOn, formAdvice } = useFormAdvice('signUp');
  const { visited, visit } = useVisitedFields();
  const problems = signUpProblems(fields);
  const problemOf = (field: keyof SignUpFields) => {
    const problem = visited.has(field) ? problems[field] : undefined;
    return problem && validationText(problem, t);
  };
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    setFields(readFields(event.currentTarget));
    rememberEmail(event);
    session.send({ type: 'form.edited' });
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    session.send({ type: 'signUp.submitted', registration: readFields(event.currentTarget) });
  };
  return (
    <VisitorLayout>
      <PageHeading title={t('signUp.title')} />
      <Lead>{t('signUp.lead')}</Lead>
      <Form onSubmit={submit} onInput={onInput} noValidate>
        <Field label={t('fields.name')} name="name" autoComplete="name" onBlur={visit} problem={problemOf('name')} />
        <Field
          label={t('fields.email')}
          name="email"
          type="email"
          autoComplete="email"
          defaultValue={initialEmail}
          onBlur={visit}
          problem={problemOf('email') ?? adviceOn('email')}
        />
        <PasswordField
          label={t('fields.password')}
          name="password"
          autoComplete="new-password"
          onBlur={visit}
          problem={problemOf('password') ?? adviceOn('password')}
          hint={t('fields.passwordHint', { count: minPasswordLength })}
        />
        {formAdvice !== undefined && <FormProblem isAnnouncedElsewhere>{formAdvice}</FormProblem>}
        <BusyButton
          type="submit"
          variant="contained"
          size="large"
          fullWidth
          isBusy={isBusy}
          disabled={Object.keys(problems).length > 0}
        >
          {t('signUp.submit')}
        </BusyButton>
      </Form>
      <Aside>
        <Link component={RouterLink} to={paths.signIn}>
          {t('signUp.back')}
        </Link>
      </Aside>
    </VisitorLayout>
  );
};
