import Typography, { type TypographyProps } from '@mui/material/Typography';
import { useLocation } from 'react-router-dom';
import { useTranslation } from 'react-i18next';

type PageHeadingProps = {
  readonly title: string;
  readonly variant?: TypographyProps['variant'];
  /** For pages whose content is its own heading to the eye. */
  readonly visuallyHidden?: boolean;
};

// A browser announces the first page by itself; later ones are ours to announce.
const isFirstPage = (locationKey: string): boolean => locationKey === 'default';

const focusOnMount = (heading: HTMLHeadingElement | null) => {
  heading?.focus({ preventScroll: true });
};

/** The one `h1` of a page, and the document's title with it. */
export const PageHeading = ({ title, variant = 'headline', visuallyHidden = false }: PageHeadingProps) => {
  const { t } = useTranslation();
  const { key } = useLocation();
  return (
    <>
      <title>{t('shell.documentTitle', { page: title })}</title>
      <Typography
        component="h1"
        variant={variant}
        className={visuallyHidden ? 'visually-hidden' : undefined}
        tabIndex={-1}
        ref={isFirstPage(key) ? null : focusOnMount}
      >
        {title}
      </Typography>
    </>
  );
};
