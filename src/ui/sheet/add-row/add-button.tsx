import { useTranslation } from 'react-i18next';
import { Icon } from '../../controls/icon.tsx';

export const AddButton = ({ isReady }: { readonly isReady: boolean }) => {
  const { t } = useTranslation();
  return (
    <button type="submit" className="add-button" aria-label={t('entry.add')} disabled={!isReady}>
      <Icon name="enter" />
    </button>
  );
};
