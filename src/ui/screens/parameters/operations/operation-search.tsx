import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../icons/icon.tsx';
import type { useSearch } from './use-search.ts';

type OperationSearchProps = Pick<ReturnType<typeof useSearch>, 'text' | 'onChange' | 'onCompositionEnd'>;

export const OperationSearch = ({ text, onChange, onCompositionEnd }: OperationSearchProps) => {
  const label = useTranslation().t('parameters.operations.search');
  return (
    <OutlinedInput
      size="small"
      type="search"
      startAdornment={<Icon name="search" />}
      placeholder={label}
      autoComplete="off"
      slotProps={{ input: { 'aria-label': label, onCompositionEnd } }}
      value={text}
      onChange={onChange}
    />
  );
};
