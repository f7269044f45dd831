import { Field } from '../../../controls/field.tsx';
import { useSelector } from '@xstate/react';
import { type FormEvent, type SubmitEvent, useState } from 'react';
import { emailProblems } from '../../../../domain/forms/validation.ts';
import { useTranslation } from 'react-i18next';
import { useAccount } from '../../../hooks/workspace-actors.tsx';
import { fieldText } from '../../../controls/uncontrolled-form.ts';
import { validationText } from '../../../controls/validation-text.ts';
import { useVisitedFields } from '../../../hooks/use-visited-fields.ts';
import { AccountForm, useRefusal } from './account-form.ts';
import { BusyButton } from '../../../controls/busy-button.tsx';

export function EmailForm() {
  const { t } = useTranslation();
  const account = useAccount();
  const isBusy = useSelector(account, (snapshot) => snapshot.hasTag('busy'));
  const [email, setEmail] = useState('');
  const { visited, visit } = useVisitedFields();
  const { remember, refusalOf } = useRefusal();
  const problem = emailProblems({ email }).email;
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    setEmail(fieldText(event.currentTarget, 'email'));
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = fieldText(event.currentTarget, 'email');
    account.send({ type: 'emailChange.submitted', email: typed });
    remember(account.getSnapshot().hasTag('busy') ? typed : undefined);
  };
  return (
    <AccountForm onSubmit={submit} onInput={onInput} noValidate>
      <Field
        label={t('account.email.new')}
        name="email"
        type="email"
        autoComplete="email"
        slotProps={{ input: { autoCapitalize: 'none' } }}
        onBlur={visit}
        problem={problem && visited.has('email') ? validationText(problem, t) : refusalOf(email)}
      />
      <BusyButton
        type="submit"
        variant="contained"
        size="large"
        sx={{ alignSelf: { md: 'start' }, padding: '0 20px' }}
        isBusy={isBusy}
        disabled={problem !== undefined}
      >
        {t('account.email.submit')}
      </BusyButton>
    </AccountForm>
  );
}
