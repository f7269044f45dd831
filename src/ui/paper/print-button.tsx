import { useTranslation } from 'react-i18next';
import { failure } from '../../machines/toaster/toast.ts';
import { IconButton } from '../controls/icon-button.tsx';
import { useToaster } from '../hooks/actors.tsx';
import { loadPaper } from './print-out.tsx';

/** Prints the sheet on show. */
export function PrintButton({ disabled }: { readonly disabled: boolean }) {
  const label = useTranslation().t('situation.printSheet');
  const toaster = useToaster();
  const print = async () => {
    try {
      await loadPaper();
    } catch {
      return toaster.send({ type: 'toast.requested', toast: failure('toast.networkFailed') });
    }
    window.print();
  };
  return <IconButton icon="printer" outlined label={label} title={label} disabled={disabled} onClick={print} />;
}
