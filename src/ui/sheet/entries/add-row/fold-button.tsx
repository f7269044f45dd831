import IconButton from '@mui/material/IconButton';
import type { MouseEventHandler } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../icons/icon.tsx';

const place = { position: 'absolute', right: 2, color: 'text.tertiary' } as const;

/** Folds the touch form and keeps its draft. */
export const FoldButton = ({ onClick }: { readonly onClick: MouseEventHandler }) => {
  const { t } = useTranslation();
  return (
    <IconButton aria-label={t('entry.fold')} sx={place} onClick={onClick}>
      {/* A cross at the end of a field would empty it. */}
      <Icon name="down" size={18} />
    </IconButton>
  );
};
