import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../controls/icon.tsx';
import { forThumbs } from '../../theme/media-queries.ts';

const Submit = styled(IconButton)(({ theme: { vars, breakpoints, shape } }) => ({
  gridArea: 'add',
  width: 24,
  height: 24,
  borderRadius: shape.field,
  // A row is as narrow for a thumb as for a pointer where it stands in a column.
  [forThumbs]: { width: 24, height: 24 },
  [breakpoints.down('md')]: {
    width: 44,
    height: 44,
    borderRadius: shape.borderRadius,
    '&.Mui-disabled': { color: vars.palette.text.disabled, backgroundColor: vars.palette.ledger.muted },
    '& > .icon': { width: 20, height: 20 },
    // As high as the fields under the thumb.
    '[data-bottom-bar] &': { height: 48 },
  },
}));

export const AddButton = ({ isReady }: { readonly isReady: boolean }) => {
  const { t } = useTranslation();
  return (
    <Submit type="submit" color="primary" aria-label={t('entry.add')} disabled={!isReady}>
      <Icon name="enter" />
    </Submit>
  );
};
