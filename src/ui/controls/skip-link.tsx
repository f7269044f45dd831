import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';

/** The id of the `main` element, where the skip link leads. */
export const contentId = 'content';

const Jump = styled('a')(({ theme: { vars, shape, zIndex } }) => ({
  position: 'absolute',
  zIndex: zIndex.snackbar,
  inset: '8px auto auto 8px',
  padding: '8px 12px',
  borderRadius: shape.borderRadius,
  fontWeight: 600,
  color: vars.palette.ledger.onInverse,
  backgroundColor: vars.palette.ledger.inverse,
  '&:not(:focus)': { clipPath: 'inset(50%)', width: 1, height: 1, padding: 0, overflow: 'hidden' },
}));

export const SkipLink = () => <Jump href={`#${contentId}`}>{useTranslation().t('shell.skipToContent')}</Jump>;
