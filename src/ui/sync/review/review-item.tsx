import Button from '@mui/material/Button';
import { useId } from 'react';
import { canRetry } from '../../../domain/sync/retry-refused.ts';
import type { OutboxRecord, Refusal } from '../../../domain/sync/writes.ts';
import type { MessageKey } from '../../../i18n/message-key.ts';
import { useDialogs, useOutbox } from '../../hooks/workspace-actors.tsx';
import { Review } from './change-item.tsx';
import type { Words } from './formatters.ts';
import { placeTexts, writeText } from './write-text.ts';

type Look = { readonly why: MessageKey; readonly retry: MessageKey };

const looks: Record<Refusal, Look> = {
  refused: { why: 'review.refused', retry: 'review.retry' },
  deleted: { why: 'review.deleted', retry: 'review.restore' },
  dateTaken: { why: 'review.dateTaken', retry: 'review.retry' },
  conflict: { why: 'review.conflict', retry: 'review.retry' },
  quota: { why: 'review.quota', retry: 'review.retry' },
};

type ReviewItemProps = {
  readonly record: OutboxRecord;
  readonly words: Words;
  /** Another dialog takes over. */
  readonly onLeave: () => void;
};

/** One change that the server did not take, with the reason. */
export function ReviewItem({ record, words, onLeave }: ReviewItemProps) {
  const outbox = useOutbox();
  const id = useId();
  const { t } = words;
  const { why, retry } = looks[record.refusal ?? 'refused'];
  return (
    <Review
      id={id}
      what={writeText(record.write, words)}
      why={[t(why), ...placeTexts(record.write, words)].join(' · ')}
      actions={
        <>
          <MergeButton record={record} words={words} onLeave={onLeave} describedBy={id} />
          {canRetry(record) && (
            <Button
              variant="tonal"
              aria-describedby={id}
              onClick={() => outbox.send({ type: 'review.retried', id: record.id })}
            >
              {t(retry)}
            </Button>
          )}
          <Button
            variant="outlined"
            aria-describedby={id}
            onClick={() => outbox.send({ type: 'review.discarded', id: record.id })}
          >
            {t('review.discard')}
          </Button>
        </>
      }
    />
  );
}

type MergeButtonProps = ReviewItemProps & { readonly describedBy: string };

/** For a sheet of a day that has one: both can become one. */
function MergeButton({ record: { id, refusal, write }, words, onLeave, describedBy }: MergeButtonProps) {
  const dialogs = useDialogs();
  if (refusal !== 'dateTaken' || write.kind !== 'sheet.create') return null;
  const survivor = words.sheets.find(({ date }) => date === write.sheet.date);
  if (!survivor) return null;
  const merge = () => {
    onLeave();
    const review = { id, content: write.content };
    dialogs.send({ type: 'merge.requested', subject: { survivor, duplicate: write.sheet, review } });
  };
  return (
    <Button variant="tonal" aria-describedby={describedBy} onClick={merge}>
      {words.t('review.merge')}
    </Button>
  );
}
