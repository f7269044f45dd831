import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSelector } from '@xstate/react';
import type { MessageKey } from '../../i18n/message-key.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-texts.ts';
import { useOutbox } from '../hooks/workspace-actors.tsx';
import { useToday } from '../hooks/use-today.ts';
import { deliveryReason, reasonTexts } from './delivery-reason.ts';
import { sinceText } from './since-text.ts';
import { type Delivery, refusedCount } from './sync-state.ts';

const sentences: Record<Delivery, MessageKey> = {
  saved: 'delivery.saved',
  saving: 'delivery.saving',
  offline: 'delivery.offline',
  waiting: 'delivery.waiting',
  offlineWaiting: 'delivery.waiting',
  signIn: 'delivery.waiting',
  unprotected: 'delivery.unprotected',
};

const isDelayed: Record<Delivery, boolean> = {
  saved: false,
  saving: false,
  offline: false,
  waiting: true,
  offlineWaiting: true,
  signIn: true,
  unprotected: true,
};

/** Shows how many changes wait for the server, since when and why. */
export function DeliveryStatus({ delivery }: { readonly delivery: Delivery }) {
  const { t } = useTranslation();
  const outbox = useOutbox();
  const count = useSelector(outbox, ({ context }) => context.queue.length);
  const isRefused = useSelector(outbox, (snapshot) => refusedCount(snapshot) > 0);
  const sentence = delivery === 'saved' && isRefused ? 'delivery.savedOthers' : sentences[delivery];
  return (
    <Stack component="output" useFlexGap spacing={2}>
      <Typography component="span" color="textPrimary">
        {t(sentence, { count })}
      </Typography>
      {isDelayed[delivery] && <Delay />}
      {delivery === 'signIn' && <span>{t('delivery.signInText')}</span>}
    </Stack>
  );
}

function Delay() {
  const { t } = useTranslation();
  const language = useLanguage();
  const today = useToday();
  const outbox = useOutbox();
  const at = useSelector(outbox, ({ context }) => context.queue[0]?.at);
  const reason = useSelector(outbox, deliveryReason);
  return (
    <span>
      {at !== undefined && `${sinceText(new Date(at), today, language, t)} `}
      {t(reasonTexts[reason])}
    </span>
  );
}
