import Button from '@mui/material/Button';
import { useId } from 'react';
import type { DuplicateSheets } from '../../../domain/sync/duplicate-sheets.ts';
import { useDialogs } from '../../hooks/workspace-actors.tsx';
import { ChangeItem } from './change-item.tsx';
import { dateText, type Formatters } from './formatters.ts';

type DuplicateSheetsItemProps = {
  readonly sheets: DuplicateSheets;
  readonly formatters: Formatters;
  /** Called when another dialog opens. */
  readonly onLeave: () => void;
};

/** Two sheets of one date, created by two devices. */
export function DuplicateSheetsItem({ sheets, formatters, onLeave }: DuplicateSheetsItemProps) {
  const dialogs = useDialogs();
  const id = useId();
  const merge = () => {
    onLeave();
    dialogs.send({ type: 'merge.requested', subject: sheets });
  };
  return (
    <ChangeItem
      id={id}
      title={formatters.t('review.duplicateSheets', { date: dateText(sheets.survivor.date, formatters) })}
      actions={
        <Button variant="tonal" aria-describedby={id} onClick={merge}>
          {formatters.t('review.merge')}
        </Button>
      }
    />
  );
}
