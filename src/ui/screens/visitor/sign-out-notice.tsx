import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { useSignOuts } from '../../hooks/actors.tsx';
import { FormProblem } from '../../controls/form-problem.tsx';

const Notice = styled('div')({ display: 'grid', gap: 12, justifyItems: 'start', marginBottom: 24 });

/** Warns that the last sign-out could not reach the server, and explains how to end that session. */
export function SignOutNotice() {
  const { t } = useTranslation();
  const signOuts = useSignOuts();
  const isUnended = useSelector(signOuts, (snapshot) => snapshot.hasTag('unended'));
  if (!isUnended) return null;
  return (
    <Notice>
      <FormProblem>{t('signIn.unended')}</FormProblem>
      <Button variant="outlined" onClick={() => signOuts.send({ type: 'notice.closed' })}>
        {t('signIn.unendedRead')}
      </Button>
    </Notice>
  );
}
