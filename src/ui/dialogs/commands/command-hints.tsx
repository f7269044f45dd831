import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Keys } from '../../keyboard/keys.tsx';
import { touchOrNarrow } from '../../theme/media-queries.ts';

const Footer = styled('div')(({ theme: { vars } }) => ({
  display: 'flex',
  flex: 'none',
  gap: 16,
  padding: '8px 18px',
  borderTop: `1px solid ${vars.palette.divider}`,
  fontSize: '0.6875rem',
  lineHeight: '1.25rem',
  color: vars.palette.text.tertiary,
  backgroundColor: vars.palette.ledger.sunken,
  [touchOrNarrow]: { display: 'none' },
}));

/** Shows what the keys do. Hidden from screen readers, which announce the keys of a list themselves. */
export const CommandHints = () => {
  const { t } = useTranslation();
  return (
    <Footer aria-hidden="true">
      <span>
        <Keys keys={['↑', '↓']} /> {t('commands.move')}
      </span>
      <span>
        <Keys keys={['↵']} /> {t('commands.pick')}
      </span>
      <span>
        <Keys keys={['escape']} /> {t('commands.close')}
      </span>
    </Footer>
  );
};
