import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { useAccount } from '../../../hooks/workspace-actors.tsx';
import { DataChoice, DataPart } from '../titled-section.tsx';
import { BusyButton } from '../../../controls/busy-button.tsx';

const dismissed = { type: 'otherDevices.dismissed' } as const;

/** Ends the sessions of a lost phone or a borrowed computer, where the provider lets a person do so. */
export function OtherDevicesPart() {
  const { t } = useTranslation();
  const account = useAccount();
  const isBusy = useSelector(account, (snapshot) => snapshot.hasTag('signingOutOthers'));
  // A provider that lets nobody do this does not even when nothing else is under way.
  const isOffered = useSelector(account, (snapshot) => !snapshot.matches('idle') || snapshot.can(dismissed));
  const canDismiss = useSelector(account, (snapshot) => snapshot.can(dismissed));
  if (!isOffered) return null;
  return (
    <DataPart title={t('account.devices.title')}>
      <DataChoice id="other-devices-text" text={t('account.devices.text')}>
        <BusyButton
          variant="outlined"
          isBusy={isBusy}
          aria-describedby="other-devices-text"
          aria-disabled={!canDismiss}
          onClick={() => account.send(dismissed)}
        >
          {t('account.devices.submit')}
        </BusyButton>
      </DataChoice>
    </DataPart>
  );
}
