import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { useInstall } from '../hooks/actors.tsx';
import { hasUnsavedInput } from './unsaved-input.ts';

export const VersionCard = () => {
  const { t } = useTranslation();
  const install = useInstall();
  const isBlocked = useSelector(install, (snapshot) => snapshot.hasTag('blockedByTyping'));
  const actions = (
    <>
      <Button onClick={() => install.send({ type: 'update.postponed' })}>{t('newVersion.later')}</Button>
      <Button variant="tonal" onClick={() => install.send({ type: 'update.requested', isTyping: hasUnsavedInput() })}>
        {t('newVersion.start')}
      </Button>
    </>
  );
  return (
    <Snackbar open anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}>
      <Alert severity="info" icon={false} role="presentation" elevation={6} action={actions} sx={{ flexWrap: 'wrap' }}>
        {t(isBlocked ? 'newVersion.blockedByTyping' : 'newVersion.ready')}
      </Alert>
    </Snackbar>
  );
};
