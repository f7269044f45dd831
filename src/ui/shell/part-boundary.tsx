import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import { styled } from '@mui/material/styles';
import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

type PartBoundaryProps = {
  readonly children: ReactNode;
  /** What it is about lies over the page, and so does the message. */
  readonly isOverlay?: boolean;
};

/** Where a part of the app could not be loaded, says so; nothing else of the page goes away with it. */
export class PartBoundary extends Component<PartBoundaryProps, { readonly isMissing: boolean }> {
  override readonly state = { isMissing: false };

  static getDerivedStateFromError() {
    return { isMissing: true };
  }

  override render() {
    const { children, isOverlay = false } = this.props;
    return this.state.isMissing ? <MissingPart isOverlay={isOverlay} /> : children;
  }
}

const Place = styled('div')({ display: 'grid', placeContent: 'center', minHeight: 320, padding: 16 });

const MissingPart = ({ isOverlay }: { readonly isOverlay: boolean }) => {
  const { t } = useTranslation();
  const reload = (
    <Button variant="tonal" onClick={() => location.reload()}>
      {t('missingPart.reload')}
    </Button>
  );
  const message = (
    <Alert severity="error" elevation={isOverlay ? 6 : 0} action={reload}>
      <AlertTitle>{t('missingPart.title')}</AlertTitle>
      {t('missingPart.text')}
    </Alert>
  );
  if (!isOverlay) return <Place>{message}</Place>;
  return (
    <Snackbar open anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}>
      {message}
    </Snackbar>
  );
};
