import { useTranslate } from '../../../i18n/use-translate.ts';
import { Icon } from '../../controls/icon.tsx';

export const AddButton = ({ isReady }: { readonly isReady: boolean }) => {
  const t = useTranslate();
  return (
    <button type="submit" className="add-button" aria-label={t('entry.add')} disabled={!isReady}>
      <Icon name="enter" />
    </button>
  );
};
