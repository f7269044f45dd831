import { useSelector } from '@xstate/react';
import type { MessageKey } from '../../../i18n/message-key.ts';
import { useTranslation } from 'react-i18next';
import type { AccountChange } from '../../../machines/account/account.events.ts';
import { useAccount } from '../../hooks/workspace-actors.tsx';

const texts: Record<AccountChange['kind'], MessageKey> = {
  email: 'reauthentication.forEmail',
  password: 'reauthentication.forPassword',
  deletion: 'reauthentication.forDeletion',
};

/** Why the password is asked for again. */
export function ReauthenticationPurpose() {
  const { t } = useTranslation();
  const kind = useSelector(useAccount(), ({ context }) => context.change?.kind);
  return kind && <p>{t(texts[kind])}</p>;
}
