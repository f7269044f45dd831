import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { Entry, EntryCollection } from '../../../../domain/sheet/sheet.ts';
import { Icon } from '../../../icons/icon.tsx';
import { useEditing, useSheet } from '../../../hooks/workspace-actors.tsx';
import { useMoving } from '../../list/selection/moving.ts';

type MoveButtonProps = {
  readonly collection: EntryCollection;
  readonly entry: Entry;
  readonly disabled?: boolean;
  /** Saves the typed texts before the move. */
  readonly onSave?: () => void;
};

/** Moves an entry to the next newer sheet; hidden if there is none. */
export const MoveButton = ({ collection, entry, disabled, onSave }: MoveButtonProps) => {
  const { t } = useTranslation();
  const editing = useEditing();
  const sheet = useSheet();
  const { date, edit } = useMoving();
  if (date === undefined) return null;
  const move = () => {
    const moved = edit(collection, entry);
    editing.send({ type: 'dialog.closed' });
    onSave?.();
    if (moved) sheet.send(moved);
  };
  return (
    <Button
      variant="text"
      disabled={disabled}

      startIcon={<Icon name="toEnd" />}
      onClick={move}
      sx={{ justifySelf: 'start', marginLeft: '-12px' }}
    >
      {t('entry.moveTo', { date })}
    </Button>
  );
};
