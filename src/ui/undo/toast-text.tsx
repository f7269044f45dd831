import { useTranslation } from 'react-i18next';
import type { Toast } from '../../machines/toaster/toast.ts';
import { useAmountFormat } from '../hooks/formats.ts';

/** The text of a toast with amounts, which are written as all others are, or hidden. */
export const useToastText = ({ key, amounts = {} }: Toast): string => {
  const { t } = useTranslation();
  const { amount } = useAmountFormat();
  const written = Object.entries(amounts).map(([name, value]) => [name, amount(value)]);
  return t(key, { replace: Object.fromEntries(written) });
};

export const ToastText = ({ toast }: { readonly toast: Toast }) => useToastText(toast);
