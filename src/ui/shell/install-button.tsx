import { useSelector } from '@xstate/react';
import { useTranslate } from '../../i18n/use-translate.ts';
import { Button } from '../controls/button.tsx';
import { Icon } from '../controls/icon.tsx';
import { useInstall } from '../hooks/actors.tsx';

/** Whether the browser offers to install the app now. */
export const useIsInstallable = (): boolean => useSelector(useInstall(), (snapshot) => snapshot.hasTag('installable'));

/** Installs the app; there only while the browser offers it. */
export const InstallButton = () => {
  const translate = useTranslate();
  const install = useInstall();
  if (!useIsInstallable()) return null;
  return (
    <Button variant="outlined" onClick={() => install.send({ type: 'install.requested' })}>
      <Icon name="download" />
      {translate('installation.install')}
    </Button>
  );
};
