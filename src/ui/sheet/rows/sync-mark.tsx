import type { LineState } from '../../../domain/line-state.ts';
import type { MessageKey } from '../../../i18n/message-key.ts';
import { useTranslate } from '../../../i18n/use-translate.ts';

const texts: Record<LineState, MessageKey> = {
  saving: 'sync.saving',
  waiting: 'sync.lineWaiting',
  refused: 'sync.lineRefused',
};

/** The sign of a line whose latest change the server does not have. */
export const SyncMark = ({ state }: { readonly state: LineState }) => {
  const text = useTranslate()(texts[state]);
  return (
    <span className="row-sync" title={text}>
      <span className="visually-hidden">{text}</span>
    </span>
  );
};
