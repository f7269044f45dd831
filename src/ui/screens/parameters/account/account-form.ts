import { styled } from '@mui/material/styles';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccount } from '../../../hooks/workspace-actors.tsx';
import { failureReasons } from './failure-reasons.ts';

export const AccountForm = styled('form')(({ theme: { breakpoints } }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  [breakpoints.up('md')]: { maxWidth: 400 },
}));

/** The reason of the last refusal, while the form still contains the refused value. */
export function useRefusal() {
  const { t } = useTranslation();
  const failure = useSelector(useAccount(), ({ context }) => context.failure);
  const [sent, setSent] = useState<string>();
  return {
    /** Stores the submitted value. Undefined if no request was made. */
    remember: setSent,
    refusalOf: (value: string): string | undefined =>
      failure !== undefined && sent === value ? t(failureReasons[failure]) : undefined,
  };
}
