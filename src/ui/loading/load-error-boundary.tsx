import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import { styled } from '@mui/material/styles';
import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

type LoadErrorBoundaryProps = {
  readonly children: ReactNode;
  /** Shows the message over the page, for children that are dialogs. */
  readonly isOverlay?: boolean;
};

/** Replaces children whose code could not be loaded by a message with a retry button. The rest of the page stays. */
export class LoadErrorBoundary extends Component<LoadErrorBoundaryProps, { readonly isMissing: boolean }> {
  override readonly state = { isMissing: false };

  static getDerivedStateFromError() {
    return { isMissing: true };
  }

  override render() {
    const { children, isOverlay = false } = this.props;
    if (!this.state.isMissing) return children;
    return <LoadErrorMessage isOverlay={isOverlay} onRetry={() => this.setState({ isMissing: false })} />;
  }
}

const Place = styled('div')({ display: 'grid', placeContent: 'center', minHeight: 320, padding: 16 });

// The icon is aligned with the first of several lines.
const Card = styled(Alert)({
  alignItems: 'flex-start',
  padding: '12px 14px',
  '& .MuiAlert-icon': { alignItems: 'center', height: '1lh' },
});

const Choices = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 12 });

type LoadErrorMessageProps = { readonly isOverlay?: boolean; readonly onRetry: () => void };

/** The message that code could not be loaded, in place or over the page. */
export const LoadErrorMessage = ({ isOverlay = false, onRetry }: LoadErrorMessageProps) => {
  const { t } = useTranslation();
  const message = (
    <Card severity="error" elevation={isOverlay ? 6 : 0}>
      <AlertTitle>{t('missingPart.title')}</AlertTitle>
      {t('missingPart.text')}
      <Choices>
        <Button variant="tonal" onClick={onRetry}>
          {t('missingPart.retry')}
        </Button>
        <Button variant="text" onClick={() => location.reload()}>
          {t('missingPart.reload')}
        </Button>
      </Choices>
    </Card>
  );
  if (!isOverlay) return <Place>{message}</Place>;
  return (
    <Snackbar open anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}>
      {message}
    </Snackbar>
  );
};
