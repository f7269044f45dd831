import { useSelector } from '@xstate/react';
import { type FormEvent, type SubmitEvent, useState } from 'react';
import { BusyButton } from '../../../controls/busy-button.tsx';
import { minPasswordLength } from '../../../../domain/lib/limits.ts';
import { type PasswordChangeFields, passwordChangeProblems } from '../../../../domain/forms/validation.ts';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '../../../controls/password-field.tsx';
import { useAccount } from '../../../hooks/workspace-actors.tsx';
import { fieldText } from '../../../controls/uncontrolled-form.ts';
import { useVisitedFields } from '../../../hooks/use-visited-fields.ts';
import { AccountForm, useRefusal } from './account-form.ts';

const readFields = (form: HTMLFormElement): PasswordChangeFields => ({
  password: fieldText(form, 'password'),
  repeated: fieldText(form, 'repeated'),
});

export function PasswordForm() {
  const { t } = useTranslation();
  const account = useAccount();
  const email = useSelector(account, ({ context }) => context.email);
  const isBusy = useSelector(account, (snapshot) => snapshot.hasTag('busy'));
  const isSigningOutOthers = useSelector(account, (snapshot) => snapshot.hasTag('signingOutOthers'));
  const [fields, setFields] = useState<PasswordChangeFields>({ password: '', repeated: '' });
  const { visited, visit } = useVisitedFields();
  const { remember, refusalOf } = useRefusal();
  const problems = passwordChangeProblems(fields);
  const isTooShort = problems.password !== undefined && visited.has('password');
  // The start of the password is not an error while the user types the rest.
  const canBecomeSame = fields.password.startsWith(fields.repeated);
  const isDifferent = problems.repeated !== undefined && (visited.has('repeated') || !canBecomeSame);
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    setFields(readFields(event.currentTarget));
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { password } = readFields(event.currentTarget);
    remember(password);
    account.send({ type: 'passwordChange.submitted', password });
  };
  return (
    <AccountForm onSubmit={submit} onInput={onInput} noValidate>
      {/* Tells the browser's password manager which account the new password is for. */}
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <PasswordField
        label={t('fields.newPassword')}
        name="password"
        autoComplete="new-password"
        onBlur={visit}
        problem={isTooShort ? t('account.password.tooShort', { count: minPasswordLength }) : refusalOf(fields.password)}
        hint={t('fields.passwordHint', { count: minPasswordLength })}
      />
      <PasswordField
        label={t('account.password.repeated')}
        name="repeated"
        autoComplete="new-password"
        onBlur={visit}
        problem={isDifferent ? t('account.password.differ') : undefined}
      />
      <BusyButton
        type="submit"
        size="large"
        sx={{ alignSelf: { md: 'start' }, padding: '0 20px' }}
        variant="contained"
        isBusy={isBusy}
        disabled={isSigningOutOthers || Object.keys(problems).length > 0}
      >
        {t('account.password.submit')}
      </BusyButton>
    </AccountForm>
  );
}
