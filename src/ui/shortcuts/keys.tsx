import { styled } from '@mui/material/styles';
import { keyName } from './shortcuts.ts';

const Together = styled('span')({ display: 'inline-flex', flex: 'none', gap: 3, verticalAlign: 'bottom' });

const Key = styled('kbd')(({ theme: { vars, typography, shape } }) => ({
  minWidth: 20,
  padding: '0 5px',
  borderRadius: shape.field,
  fontFamily: typography.fontFamily,
  fontSize: '0.6875rem',
  fontWeight: 500,
  lineHeight: '1.25rem',
  textAlign: 'center',
  whiteSpace: 'nowrap',
  color: vars.palette.text.secondary,
  backgroundColor: vars.palette.ledger.sunken,
  boxShadow: `inset 0 0 0 1px ${vars.palette.divider}`,
}));

/** Keys that are pressed together. */
export const Keys = ({ keys }: { readonly keys: readonly string[] }) => (
  <Together>
    {keys.map((key) => (
      <Key key={key}>{keyName(key)}</Key>
    ))}
  </Together>
);
