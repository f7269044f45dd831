import { useTranslation } from 'react-i18next';
import { Icon } from '../../../controls/icon.tsx';
import type { useSearch } from './use-search.ts';

type OperationSearchProps = Pick<ReturnType<typeof useSearch>, 'text' | 'onChange' | 'onCompositionEnd'>;

export const OperationSearch = (field: OperationSearchProps) => {
  const label = useTranslation().t('parameters.operations.search');
  return (
    <div className="names-field">
      <Icon name="search" />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        value={field.text}
        onChange={field.onChange}
        onCompositionEnd={field.onCompositionEnd}
      />
    </div>
  );
};
