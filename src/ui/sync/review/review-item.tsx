import Button from '@mui/material/Button';
import { useId } from 'react';
import { canRetry } from '../../../domain/sync/retry-refused.ts';
import type { OutboxRecord, Refusal } from '../../../domain/sync/writes.ts';
import type { MessageKey } from '../../../i18n/message-key.ts';
import { useDialogs, useOutbox } from '../../hooks/workspace-actors.tsx';
import { ChangeItem } from './change-item.tsx';
import type { Formatters } from './formatters.ts';
import { locationTexts, writeText } from './write-text.ts';

type RefusalTexts = { readonly reason: MessageKey; readonly retry: MessageKey };

const refusalTexts: Record<Refusal, RefusalTexts> = {
  refused: { reason: 'review.refused', retry: 'review.retry' },
  deleted: { reason: 'review.deleted', retry: 'review.restore' },
  dateTaken: { reason: 'review.dateTaken', retry: 'review.retry' },
  conflict: { reason: 'review.conflict', retry: 'review.retry' },
  quota: { reason: 'review.quota', retry: 'review.retry' },
};

type ReviewItemProps = {
  readonly record: OutboxRecord;
  readonly formatters: Formatters;
  /** Called when another dialog opens. */
  readonly onLeave: () => void;
};

/** A refused change, with its reason and the possible decisions. */
export function ReviewItem({ record, formatters, onLeave }: ReviewItemProps) {
  const outbox = useOutbox();
  const id = useId();
  const { t } = formatters;
  const { reason, retry } = refusalTexts[record.refusal ?? 'refused'];
  return (
    <ChangeItem
      id={id}
      title={writeText(record.write, formatters)}
      reason={[t(reason), ...locationTexts(record.write, formatters)].join(' · ')}
      actions={
        <>
          <MergeButton record={record} formatters={formatters} onLeave={onLeave} describedBy={id} />
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

/** Merges a sheet that was refused because its date is taken. */
function MergeButton({ record: { id, refusal, write }, formatters, onLeave, describedBy }: MergeButtonProps) {
  const dialogs = useDialogs();
  if (refusal !== 'dateTaken' || write.kind !== 'sheet.create') return null;
  const survivor = formatters.sheets.find(({ date }) => date === write.sheet.date);
  if (!survivor) return null;
  const merge = () => {
    onLeave();
    const review = { id, content: write.content };
    dialogs.send({ type: 'merge.requested', subject: { survivor, duplicate: write.sheet, review } });
  };
  return (
    <Button variant="tonal" aria-describedby={describedBy} onClick={merge}>
      {formatters.t('review.merge')}
    </Button>
  );
}
