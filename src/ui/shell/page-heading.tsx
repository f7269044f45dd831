import Typography, { type TypographyProps } from '@mui/material/Typography';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useTranslation } from 'react-i18next';

type PageHeadingProps = {
  readonly title: string;
  readonly variant?: TypographyProps['variant'];
  /** For pages whose content is heading enough on screen. */
  readonly visuallyHidden?: boolean;
};

// Browsers announce only the first page. Focusing the heading announces each later page.
const isFirstPage = (locationKey: string): boolean => locationKey === 'default';

const focusHeading = (heading: HTMLHeadingElement | null) => {
  heading?.focus({ preventScroll: true });
};

// A new page would keep the scroll position of the previous one. On Back, the browser restores the position.
const focusAtTop = (heading: HTMLHeadingElement | null) => {
  if (heading) window.scrollTo({ top: 0 });
  focusHeading(heading);
};

/** The `h1` of a page, which also sets the document title. */
export const PageHeading = ({ title, variant = 'headline', visuallyHidden = false }: PageHeadingProps) => {
  const { t } = useTranslation();
  const { key } = useLocation();
  const focus = useNavigationType() === NavigationType.Pop ? focusHeading : focusAtTop;
  return (
    <>
      <title>{t('shell.documentTitle', { page: title })}</title>
      <Typography
        component="h1"
        variant={variant}
        className={visuallyHidden ? 'visually-hidden' : undefined}
        tabIndex={-1}
        ref={isFirstPage(key) ? null : focus}
      >
        {title}
      </Typography>
    </>
  );
};
