import { useTranslation } from 'react-i18next';
import type { Toast } from '../../machines/toaster/toast.ts';
import { useAmountFormat } from '../hooks/formats.ts';
import { WorkspaceProvider } from '../hooks/workspace-actors.tsx';

/** The text of a toast. Its amounts are formatted or hidden like all others, so it needs the workspace. */
export const useToastText = ({ key, values, amounts = {}, count }: Toast): string => {
  const { t } = useTranslation();
  const { amount } = useAmountFormat();
  const written = Object.entries(amounts).map(([name, value]) => [name, amount(value)]);
  return t(key, { count, replace: { count, ...values, ...Object.fromEntries(written) } });
};

type ToastTextProps = { readonly toast: Toast };

const Text = ({ toast }: ToastTextProps) => useToastText(toast);

export const ToastText = ({ toast }: ToastTextProps) => (
  <WorkspaceProvider>
    <Text toast={toast} />
  </WorkspaceProvider>
);
