import CircularProgress from '@mui/material/CircularProgress';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';

const Place = styled('div')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.tooltip,
  inset: '48px 0 0',
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'none',
}));

const Card = styled(Paper<'output'>)(({ theme }) => ({
  ...theme.typography.body1,
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 52,
  padding: '0 20px 0 16px',
  fontWeight: 500,
}));

export function LoadingOverlay() {
  const { t } = useTranslation();
  return (
    <Place aria-busy="true">
      <Card elevation={24} component="output">
        <CircularProgress size={20} aria-hidden />
        {t('loading.data')}
      </Card>
    </Place>
  );
}
