import Button from '@mui/material/Button';
import { useId } from 'react';
import type { Twins } from '../../../domain/sheet/duplicate-sheets.ts';
import { useDialogs } from '../../hooks/workspace-actors.tsx';
import { Review } from './review.tsx';
import { dateText, type Words } from './words.ts';

type TwinItemProps = {
  readonly twins: Twins;
  readonly words: Words;
  /** Another dialog takes over. */
  readonly onLeave: () => void;
};

/** A day that two devices have each made a sheet for. */
export function TwinItem({ twins, words, onLeave }: TwinItemProps) {
  const dialogs = useDialogs();
  const id = useId();
  const merge = () => {
    onLeave();
    dialogs.send({ type: 'merge.requested', subject: twins });
  };
  return (
    <Review
      id={id}
      what={words.t('review.twins', { date: dateText(twins.kept.date, words) })}
      actions={
        <Button variant="tonal" aria-describedby={id} onClick={merge}>
          {words.t('review.merge')}
        </Button>
      }
    />
  );
}
