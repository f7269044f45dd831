import Button from '@mui/material/Button';
import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import './part-boundary.css';

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

const MissingPart = ({ isOverlay }: { readonly isOverlay: boolean }) => {
  const { t } = useTranslation();
  return (
    <div className="missing-part" data-overlay={isOverlay} role="alert">
      <p className="missing-part-title">{t('missingPart.title')}</p>
      <p>{t('missingPart.text')}</p>
      <Button variant="tonal" onClick={() => location.reload()}>
        {t('missingPart.reload')}
      </Button>
    </div>
  );
};
