import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../controls/button.tsx';
import { PageHeading } from '../../shell/page-heading.tsx';
import { paths } from '../../shell/paths.ts';
import { OutsideLayout } from '../outside/outside-layout.tsx';

export const NotFoundScreen = () => {
  const { t } = useTranslation();
  return (
    <OutsideLayout>
      <PageHeading title={t('notFound.title')} />
      <p className="outside-lead">{t('notFound.text')}</p>
      <ButtonLink to={paths.home} variant="primary" size="large">
        {t('notFound.backHome')}
      </ButtonLink>
    </OutsideLayout>
  );
};
