import Button from '@mui/material/Button';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { useInstall } from '../hooks/actors.tsx';
import { isTyping } from './typing.ts';
import './version-card.css';

/** What a newer version is offered with. */
export const VersionCard = () => {
  const { t } = useTranslation();
  const install = useInstall();
  const isHeld = useSelector(install, (snapshot) => snapshot.hasTag('held'));
  return (
    <div className="version-notice">
      <p>{t(isHeld ? 'newVersion.held' : 'newVersion.ready')}</p>
      <Button onClick={() => install.send({ type: 'update.postponed' })}>{t('newVersion.later')}</Button>
      <Button variant="tonal" onClick={() => install.send({ type: 'update.requested', isTyping: isTyping() })}>
        {t('newVersion.start')}
      </Button>
    </div>
  );
};
