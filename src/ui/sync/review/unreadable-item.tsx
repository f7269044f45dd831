import Button from '@mui/material/Button';
import { useId, useRef, useState } from 'react';
import type { UnreadableRecord } from '../../../domain/sync/writes.ts';
import { useTranslation } from 'react-i18next';
import { useOutbox } from '../../hooks/workspace-actors.tsx';
import { ChangeItem, RawContent } from './change-item.tsx';

/** A stored change that this version cannot read. The user can copy its content. */
export function UnreadableItem({ record }: { readonly record: UnreadableRecord }) {
  const { t } = useTranslation();
  const outbox = useOutbox();
  const id = useId();
  const content = useRef<HTMLTextAreaElement>(null);
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    // Selected, so that the user can copy it with the keyboard if the clipboard is blocked.
    content.current?.select();
    try {
      await navigator.clipboard.writeText(record.raw);
      setIsCopied(true);
    } catch {
      content.current?.focus();
    }
  };
  return (
    <ChangeItem
      id={id}
      title={t('review.unreadable')}
      content={<RawContent ref={content} raw={record.raw} describedBy={id} />}
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
