import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';

type LoadFailureProps = {
  readonly title: string;
  readonly cause?: string;
  readonly onRetry: () => void;
};

const Frame = styled('div')({
  display: 'grid',
  placeItems: 'center',
  gap: 16,
  padding: '96px 16px',
  textAlign: 'center',
});

const Cause = styled('p')(({ theme }) => ({ marginTop: -12, color: theme.vars.palette.text.secondary }));

/** Replaces content that could not be loaded. */
export const LoadFailure = ({ title, cause, onRetry }: LoadFailureProps) => {
  const { t } = useTranslation();
  return (
    <Frame role="alert">
      <p>{title}</p>
      {cause && <Cause>{cause}</Cause>}
      <Button variant="tonal" onClick={onRetry}>
        {t('sheets.retry')}
      </Button>
    </Frame>
  );
};
