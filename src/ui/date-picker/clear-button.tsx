import { useTranslation } from 'react-i18next';
import { IconButton } from '../controls/icon-button.tsx';
import type { Picker } from './picker.ts';

/** Empties the value, where that is allowed and there is one. */
export function ClearButton({ picker }: { readonly picker: Picker }) {
  const { t } = useTranslation();
  const { actor, value, isClearable, isDisabled } = picker;
  if (!isClearable || isDisabled || !value) return null;
  return (
    <IconButton
      icon="close"
      label={t('datePicker.clear')}
      onClick={() => {
        actor.send({ type: 'value.cleared' });
      }}
    />
  );
}
