import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { PageHeading } from '../../shell/page-heading.tsx';
import { paths } from '../../shell/paths.ts';
import { VisitorLayout } from './visitor-layout.tsx';
import { Lead } from './visitor-form.ts';

export const NotFoundScreen = () => {
  const { t } = useTranslation();
  return (
    <VisitorLayout>
      <PageHeading title={t('notFound.title')} />
      <Lead>{t('notFound.text')}</Lead>
      <Button component={Link} to={paths.home} variant="contained" size="large" fullWidth>
        {t('notFound.backHome')}
      </Button>
    </VisitorLayout>
  );
};
