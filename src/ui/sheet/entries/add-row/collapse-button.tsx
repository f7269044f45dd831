import IconButton from '@mui/material/IconButton';
import type { MouseEventHandler } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../icons/icon.tsx';

const place = { position: 'absolute', right: 2, color: 'text.tertiary' } as const;

/** Collapses the touch form without discarding the draft. */
export const CollapseButton = ({ onClick }: { readonly onClick: MouseEventHandler }) => {
  const { t } = useTranslation();
  return (
    <IconButton aria-label={t('entry.fold')} sx={place} onClick={onClick}>
      {/* Not a cross, which would suggest that it clears the field. */}
      <Icon name="down" size={18} />
    </IconButton>
  );
};
