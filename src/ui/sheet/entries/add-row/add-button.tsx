import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../icons/icon.tsx';
import { touchOrNarrow } from '../../../theme/media-queries.ts';

const Place = styled('span')({ display: 'flex', gridArea: 'add' });

const Submit = styled(IconButton)(({ theme: { vars, breakpoints, shape } }) => ({
  width: 24,
  height: 24,
  borderRadius: shape.field,
  // What is behind it takes the press.
  '&.Mui-disabled': { pointerEvents: 'none' },
  // Rows in columns keep their height on touch.
  [touchOrNarrow]: { width: 24, height: 24 },
  [breakpoints.down('md')]: {
    width: 44,
    height: 44,
    borderRadius: shape.borderRadius,
    '&.Mui-disabled': { color: vars.palette.text.disabled, backgroundColor: vars.palette.ledger.muted },
    '& > .icon': { width: 20, height: 20 },
    // The height of the fields beside it.
    '[data-bottom-bar] &': { height: 48 },
  },
}));

type AddButtonProps = {
  readonly isReady: boolean;
  /** It was pressed, and is not ready. */
  readonly onRefuse: (event: MouseEvent) => void;
};

export const AddButton = ({ isReady, onRefuse }: AddButtonProps) => {
  const { t } = useTranslation();
  return (
    <Place role="presentation" onClick={isReady ? undefined : onRefuse}>
      <Submit type="submit" color="primary" aria-label={t('entry.add')} disabled={!isReady}>
        <Icon name="enter" />
      </Submit>
    </Place>
  );
};
