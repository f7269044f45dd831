import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import type { Picker } from './picker.ts';
import { Icon } from '../icons/icon.tsx';

/** Clears the value. Renders nothing if there is none, or if it cannot be cleared. */
export function ClearButton({ picker }: { readonly picker: Picker }) {
  const { t } = useTranslation();
  const { actor, value, isClearable, isDisabled } = picker;
  if (!isClearable || isDisabled || !value) return null;
  return (
    <IconButton
      aria-label={t('datePicker.clear')}
      onClick={() => {
        actor.send({ type: 'value.cleared' });
      }}
    >
      <Icon name="close" />
    </IconButton>
  );
}
