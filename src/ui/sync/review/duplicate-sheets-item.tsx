import Button from '@mui/material/Button';
import { useId } from 'react';
import type { DuplicateSheets } from '../../../domain/sync/duplicate-sheets.ts';
import { useDialogs } from '../../hooks/workspace-actors.tsx';
import { Review } from './change-item.tsx';
import { dateText, type Words } from './formatters.ts';

type DuplicateSheetsItemProps = {
  readonly sheets: DuplicateSheets;
  readonly words: Words;
  /** Another dialog takes over. */
  readonly onLeave: () => void;
};

/** A day that two devices have each made a sheet for. */
export function DuplicateSheetsItem({ sheets, words, onLeave }: DuplicateSheetsItemProps) {
  const dialogs = useDialogs();
  const id = useId();
  const merge = () => {
    onLeave();
    dialogs.send({ type: 'merge.requested', subject: sheets });
  };
  return (
    <Review
      id={id}
      what={words.t('review.duplicateSheets', { date: dateText(sheets.survivor.date, words) })}
      actions={
        <Button variant="tonal" aria-describedby={id} onClick={merge}>
          {words.t('review.merge')}
        </Button>
      }
    />
  );
}
