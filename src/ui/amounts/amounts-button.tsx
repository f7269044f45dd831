import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { Icon } from '../icons/icon.tsx';
import { useAreAmountsHidden, useToggleAmounts } from '../hooks/workspace-actors.tsx';
import { shortcuts } from '../keyboard/shortcuts.ts';

export const AmountsButton = () => {
  const label = useTranslation().t('amounts.hide');
  const areHidden = useAreAmountsHidden();
  return (
    <IconButton
      size="small"
      aria-label={label}
      aria-pressed={areHidden}
      aria-keyshortcuts={shortcuts.amounts.aria}
      title={label}
      onClick={useToggleAmounts()}
    >
      <Icon name={areHidden ? 'eyeOff' : 'eye'} size={15} />
    </IconButton>
  );
};
