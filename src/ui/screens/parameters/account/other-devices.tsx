import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { useAccount } from '../../../hooks/workspace-actors.tsx';
import { ActionRow, TitledSection } from '../titled-section.tsx';
import { BusyButton } from '../../../controls/busy-button.tsx';

const requested = { type: 'signOutOthers.requested' } as const;

/** Signs out all other devices. Hidden if the identity provider cannot do so. */
export function OtherDevices() {
  const { t } = useTranslation();
  const account = useAccount();
  const isBusy = useSelector(account, (snapshot) => snapshot.hasTag('signingOutOthers'));
  // While idle, the event is refused only if the provider cannot end other sessions.
  const isOffered = useSelector(account, (snapshot) => !snapshot.matches('idle') || snapshot.can(requested));
  const isEnabled = useSelector(account, (snapshot) => snapshot.can(requested));
  if (!isOffered) return null;
  return (
    <TitledSection title={t('account.devices.title')}>
      <ActionRow id="other-devices-text" text={t('account.devices.text')}>
        <BusyButton
          variant="outlined"
          isBusy={isBusy}
          aria-describedby="other-devices-text"
          aria-disabled={!isEnabled}
          onClick={() => account.send(requested)}
        >
          {t('account.devices.submit')}
        </BusyButton>
      </ActionRow>
    </TitledSection>
  );
}
