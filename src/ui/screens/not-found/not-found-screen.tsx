import { useTranslate } from '../../../i18n/use-translate.ts';
import { ButtonLink } from '../../controls/button.tsx';
import { PageHeading } from '../../shell/page-heading.tsx';
import { paths } from '../../shell/paths.ts';
import { OutsideLayout } from '../outside/outside-layout.tsx';

export const NotFoundScreen = () => {
  const translate = useTranslate();
  return (
    <OutsideLayout>
      <PageHeading title={translate('notFound.title')} />
      <p className="outside-lead">{translate('notFound.text')}</p>
      <ButtonLink to={paths.home} variant="primary" size="large">
        {translate('notFound.backHome')}
      </ButtonLink>
    </OutsideLayout>
  );
};
