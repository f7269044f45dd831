import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../icons/icon.tsx';
import { touchOrNarrow } from '../../../theme/media-queries.ts';

const Root = styled('span')({ display: 'flex', gridArea: 'add' });

const Submit = styled(IconButton)(({ theme: { vars, breakpoints, shape } }) => ({
  width: 24,
  height: 24,
  borderRadius: shape.field,
  // The element behind a disabled button takes the press.
  '&.Mui-disabled': { pointerEvents: 'none' },
  // Keeps the row height of a layout in columns on touch screens.
  [touchOrNarrow]: { width: 24, height: 24 },
  [breakpoints.down('md')]: {
    width: 44,
    height: 44,
    borderRadius: shape.borderRadius,
    '&.Mui-disabled': { color: vars.palette.text.disabled, backgroundColor: vars.palette.ledger.muted },
    '& > .icon': { width: 20, height: 20 },
    // As high as the fields beside it.
    '[data-bottom-bar] &': { height: 48 },
  },
}));

type AddButtonProps = {
  readonly isReady: boolean;
  /** Called on a press while the form is incomplete. */
  readonly onIncomplete: (event: MouseEvent) => void;
};

export const AddButton = ({ isReady, onIncomplete }: AddButtonProps) => {
  const { t } = useTranslation();
  return (
    <Root role="presentation" onClick={isReady ? undefined : onIncomplete}>
      <Submit type="submit" color="primary" aria-label={t('entry.add')} disabled={!isReady}>
        <Icon name="enter" />
      </Submit>
    </Root>
  );
};
