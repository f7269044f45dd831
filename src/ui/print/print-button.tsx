import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { failure } from '../../machines/toaster/toast.ts';
import { useToaster } from '../hooks/actors.tsx';
import { loadPrintLayout } from './printed-sheet.tsx';
import { Icon } from '../icons/icon.tsx';

export function PrintButton({ disabled }: { readonly disabled: boolean }) {
  const label = useTranslation().t('situation.printSheet');
  const toaster = useToaster();
  const print = async () => {
    try {
      await loadPrintLayout();
    } catch {
      return toaster.send({ type: 'toast.requested', toast: failure('toast.networkFailed') });
    }
    window.print();
  };
  return (
    <IconButton aria-label={label} color="outlined" title={label} disabled={disabled} onClick={print}>
      <Icon name="printer" />
    </IconButton>
  );
}
