import Button from '@mui/material/Button';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../icons/icon.tsx';
import { useInstall } from '../hooks/actors.tsx';

/** Whether the browser can install the app now. */
export const useIsInstallable = (): boolean => useSelector(useInstall(), (snapshot) => snapshot.hasTag('installable'));

/** Installs the app. Renders nothing unless the browser can. */
export const InstallButton = () => {
  const { t } = useTranslation();
  const install = useInstall();
  if (!useIsInstallable()) return null;
  return (
    <Button
      variant="outlined"
      onClick={() => install.send({ type: 'install.requested' })}
      startIcon={<Icon name="download" />}
    >
      {t('installation.install')}
    </Button>
  );
};
