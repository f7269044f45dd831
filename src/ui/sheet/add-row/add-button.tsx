import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../controls/icon.tsx';
import { forThumbs } from '../../theme/media-queries.ts';
import { radius } from '../../theme/tokens.json' with { type: 'json' };

const Submit = styled(IconButton)(({ theme: { breakpoints } }) => ({
  width: 24,
  height: 24,
  borderRadius: radius.field,
  // A row is as narrow for a thumb as for a pointer where it stands in a column.
  [forThumbs]: { width: 24, height: 24 },
  '&:hover': { color: vars.palette.primary.contrastText, backgroundColor: vars.palette.primary.dark },
  '&.Mui-disabled': { color: vars.palette.ledger.tertiary, backgroundColor: 'transparent' },
  [breakpoints.down('md')]: { width: 44, height: 44, borderRadius: radius.button },
}));

export const AddButton = ({ isReady }: { readonly isReady: boolean }) => {
  const { t } = useTranslation();
  return (
    <Submit type="submit" color="primary" aria-label={t('entry.add')} disabled={!isReady}>
      <Icon name="enter" />
    </Submit>
  );
};
