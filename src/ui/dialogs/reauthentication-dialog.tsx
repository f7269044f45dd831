import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useSelector } from '@xstate/react';
import { type FormEvent, type SubmitEvent, useId, useState } from 'react';
import type { Credentials, IdentityFailure } from '../../domain/identity/identity.ts';
import { useTranslation } from 'react-i18next';
import type { ReauthenticationRef } from '../../machines/reauthentication/reauthentication.machine.ts';
import { BusyButton } from '../controls/busy-button.tsx';
import { Field } from '../controls/field.tsx';
import { FormProblem } from '../controls/form-problem.tsx';
import { PasswordField } from '../controls/password-field.tsx';
import { fieldText } from '../controls/uncontrolled-form.ts';
import { DialogFrame } from '../shell/dialog-frame.tsx';
import type { MessageKey } from '../../i18n/message-key.ts';
import type { AccountChange } from '../../machines/account/account.events.ts';
import { useAccount } from '../hooks/workspace-actors.tsx';
import type { TFunction } from 'i18next';
import { failureReasons } from '../screens/parameters/account/failure-reasons.ts';

// Source: docs/specification.md#again-wrong-password, docs/specification.md#again-mismatch,
// docs/specification.md#again-invalid-credential, docs/specification.md#again-invalid-email, docs/specification.md#again-other.
const wrongCredentials: ReadonlySet<IdentityFailure> = new Set([
  'wrong-password',
  'user-mismatch',
  'invalid-credential',
  'invalid-email',
]);

function reauthenticationText(failure: IdentityFailure, t: TFunction): string {
  const reason = t(failureReasons[failure]);
  return wrongCredentials.has(failure) ? reason : t('reauthentication.failed', { reason });
}

const readFields = (form: HTMLFormElement): Credentials => ({
  email: fieldText(form, 'email'),
  password: fieldText(form, 'password'),
});

/** Asks for the password again before a sensitive change of the account. */
export function ReauthenticationDialog({ reauthentication }: { readonly reauthentication: ReauthenticationRef }) {
  const { t } = useTranslation();
  const id = useId();
  const email = useSelector(reauthentication, ({ context }) => context.email);
  const failure = useSelector(reauthentication, ({ context }) => context.failure);
  const isBusy = useSelector(reauthentication, (snapshot) => snapshot.hasTag('busy'));
  const [credentials, setCredentials] = useState<Credentials>({ email, password: '' });
  const canSubmit = useSelector(reauthentication, (snapshot) =>
    snapshot.can({ type: 'reauthentication.submitted', credentials }),
  );
  const cancel = () => reauthentication.send({ type: 'reauthentication.cancelled' });
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    setCredentials(readFields(event.currentTarget));
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    reauthentication.send({ type: 'reauthentication.submitted', credentials: readFields(event.currentTarget) });
  };
  return (
    <DialogFrame
      title={t('reauthentication.title')}
      isForm
      onClose={cancel}
      actions={
        <>
          <Button disabled={isBusy} onClick={cancel}>
            {t('shell.cancel')}
          </Button>
          <BusyButton type="submit" form={id} variant="contained" isBusy={isBusy} disabled={!canSubmit}>
            {t('reauthentication.confirm')}
          </BusyButton>
        </>
      }
    >
      <Stack component="form" id={id} spacing={4} onSubmit={submit} onInput={onInput} noValidate>
        <ReauthenticationPurpose />
        <Field
          label={t('fields.email')}
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={email}
          slotProps={{ input: { autoCapitalize: 'none' } }}
        />
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the address is filled in: the user types the password */}
        <PasswordField label={t('fields.password')} name="password" autoComplete="current-password" autoFocus />
        {failure && <FormProblem>{reauthenticationText(failure, t)}</FormProblem>}
      </Stack>
    </DialogFrame>
  );
}

const purposes: Record<AccountChange['kind'], MessageKey> = {
  email: 'reauthentication.forEmail',
  password: 'reauthentication.forPassword',
  deletion: 'reauthentication.forDeletion',
};

function ReauthenticationPurpose() {
  const { t } = useTranslation();
  const kind = useSelector(useAccount(), ({ context }) => context.change?.kind);
  return kind && <p>{t(purposes[kind])}</p>;
}
