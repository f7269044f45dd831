import { Field } from '../controls/field.tsx';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useSelector } from '@xstate/react';
import { type SubmitEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccount } from '../hooks/workspace-actors.tsx';
import { DialogFrame } from '../shell/dialog-frame.tsx';

/** Warns before the account is deleted. The user must type the address of the account to confirm. */
export function AccountDeletionDialog() {
  const { t } = useTranslation();
  const id = useId();
  const account = useAccount();
  const email = useSelector(account, ({ context }) => context.email);
  const [typed, setTyped] = useState('');
  const canConfirm = useSelector(account, (snapshot) => snapshot.can({ type: 'accountDeletion.confirmed', typed }));
  const cancel = () => account.send({ type: 'accountDeletion.cancelled' });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    account.send({ type: 'accountDeletion.confirmed', typed });
  };
  return (
    <DialogFrame
      title={t('accountDeletion.title')}
      onClose={cancel}
      actions={
        <>
          <Button onClick={cancel}>{t('shell.cancel')}</Button>
          <Button type="submit" form={id} variant="contained" color="error" disabled={!canConfirm}>
            {t('accountDeletion.confirm')}
          </Button>
        </>
      }
    >
      <Stack component="form" id={id} spacing={3} onSubmit={submit} noValidate>
        <p>{t('accountDeletion.text')}</p>
        <p>{t('accountDeletion.exportFirst')}</p>
        <Field
          label={t('accountDeletion.typed')}
          name="typed"
          type="email"
          autoComplete="off"
          hint={email}
          slotProps={{ input: { autoCapitalize: 'none' } }}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Stack>
    </DialogFrame>
  );
}
