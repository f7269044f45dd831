import type { MessageKey } from '../../i18n/message-key.ts';

export type ToastKey = Extract<MessageKey, `${'toast' | 'notice'}.${string}`>;
type ToastTone = 'info' | 'success' | 'error';

/** A message for the user. */
export type Toast = {
  readonly key: ToastKey;
  readonly tone: ToastTone;
  /** What the text speaks of, such as an address. */
  readonly values?: Readonly<Record<string, string>>;
  /** What the message offers to do about it. */
  readonly action?: 'undo';
};

/** How long a message stays, in milliseconds; one that offers something leaves the time to take it. */
export const toastDuration = 3000;
export const offerDuration = 10_000;

export const info = (key: ToastKey, values?: Toast['values']): Toast =>
  values ? { key, tone: 'info', values } : { key, tone: 'info' };
export const success = (key: ToastKey, values?: Toast['values']): Toast =>
  values ? { key, tone: 'success', values } : { key, tone: 'success' };
export const failure = (key: ToastKey): Toast => ({ key, tone: 'error' });

/** The message with the offer to take back what it tells. */
export const undoable = (toast: Toast): Toast => ({ ...toast, action: 'undo' });
