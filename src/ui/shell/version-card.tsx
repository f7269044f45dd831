import { useSelector } from '@xstate/react';
import { useTranslate } from '../../i18n/use-translate.ts';
import { Button } from '../controls/button.tsx';
import { useInstall } from '../hooks/actors.tsx';
import { isTyping } from './typing.ts';
import './version-card.css';

/** What a newer version is offered with. */
export const VersionCard = () => {
  const translate = useTranslate();
  const install = useInstall();
  const isHeld = useSelector(install, (snapshot) => snapshot.hasTag('held'));
  return (
    <div className="version-notice">
      <p>{translate(isHeld ? 'newVersion.held' : 'newVersion.ready')}</p>
      <Button onClick={() => install.send({ type: 'update.postponed' })}>{translate('newVersion.later')}</Button>
      <Button variant="tonal" onClick={() => install.send({ type: 'update.requested', isTyping: isTyping() })}>
        {translate('newVersion.start')}
      </Button>
    </div>
  );
};
