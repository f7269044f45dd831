import Button from '@mui/material/Button';
import { useId, useRef, useState } from 'react';
import type { UnreadableRecord } from '../../../domain/sync/writes.ts';
import { useTranslation } from 'react-i18next';
import { useOutbox } from '../../hooks/workspace-actors.tsx';
import { Review, ReviewContent } from './change-item.tsx';

/** A stored change that cannot be shown in words: its content is there to be kept elsewhere. */
export function UnreadableItem({ record }: { readonly record: UnreadableRecord }) {
  const { t } = useTranslation();
  const outbox = useOutbox();
  const id = useId();
  const content = useRef<HTMLTextAreaElement>(null);
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    // Where a page may not use the clipboard, the content is ready for the keyboard's own command.
    content.current?.select();
    try {
      await navigator.clipboard.writeText(record.raw);
      setIsCopied(true);
    } catch {
      content.current?.focus();
    }
  };
  return (
    <Review
      id={id}
      what={t('review.unreadable')}
      content={<ReviewContent ref={content} raw={record.raw} describedBy={id} />}
      actions={
        <>
          <Button variant="tonal" aria-describedby={id} onClick={() => void copy()}>
            {t(isCopied ? 'review.copied' : 'review.copy')}
          </Button>
          <Button
            variant="outlined"
            aria-describedby={id}
            onClick={() => outbox.send({ type: 'unreadable.discarded', id: record.id })}
          >
            {t('review.discard')}
          </Button>
        </>
      }
    />
  );
}
