import type { MessageKey } from '../../i18n/message-key.ts';

export type ToastKey = Extract<MessageKey, `toast.${string}`>;
export type ToastTone = 'info' | 'success' | 'error';

/** A message for the user. */
export type Toast = {
  readonly key: ToastKey;
  readonly tone: ToastTone;
  /** What the text speaks of, such as an address. */
  readonly values?: Readonly<Record<string, string>>;
};

export const info = (key: ToastKey): Toast => ({ key, tone: 'info' });
export const success = (key: ToastKey, values?: Toast['values']): Toast =>
  values ? { key, tone: 'success', values } : { key, tone: 'success' };
export const failure = (key: ToastKey): Toast => ({ key, tone: 'error' });
