import type { LineState } from '../../../domain/sync/line-state.ts';
import type { MessageKey } from '../../../i18n/message-key.ts';
import { useTranslation } from 'react-i18next';

const texts: Record<LineState, MessageKey> = {
  saving: 'sync.saving',
  waiting: 'sync.lineWaiting',
  refused: 'sync.lineRefused',
};

/** The sign of a line whose latest change the server does not have. */
export const SyncMark = ({ state }: { readonly state: LineState }) => {
  const text = useTranslation().t(texts[state]);
  return (
    <span className="row-sync" title={text}>
      <span className="visually-hidden">{text}</span>
    </span>
  );
};
