import { styled } from '@mui/material/styles';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccount } from '../../../hooks/workspace-actors.tsx';
import { failureReasons } from './failure-reasons.ts';

/** Fields one below the other, with the button that sends them. */
export const AccountForm = styled('form')(({ theme: { breakpoints } }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  [breakpoints.up('md')]: { maxWidth: 400 },
}));

/** Why what was sent from a form was refused, as long as the form still holds it. */
export function useRefusal() {
  const { t } = useTranslation();
  const failure = useSelector(useAccount(), ({ context }) => context.failure);
  const [sent, setSent] = useState<string>();
  return {
    /** Takes the value that is sent; undefined when it was refused here, before it was sent. */
    remember: setSent,
    refusalOf: (value: string): string | undefined =>
      failure !== undefined && sent === value ? t(failureReasons[failure]) : undefined,
  };
}
