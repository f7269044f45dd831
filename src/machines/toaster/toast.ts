import type { MessageKey } from '../../i18n/message-key.ts';

export type ToastKey = Extract<MessageKey, `${'toast' | 'notice'}.${string}`>;
type ToastTone = 'info' | 'success' | 'error';

/** A message that goes by itself. */
export type Toast = {
  readonly key: ToastKey;
  readonly tone: ToastTone;
  /** Values for the text, such as an address. */
  readonly values?: Readonly<Record<string, string>>;
  /** The action of its button. */
  readonly action?: 'undo';
};

/** How long a toast stays, in milliseconds: `offerDuration` when it has an action. */
export const toastDuration = 3000;
export const offerDuration = 10_000;

export const info = (key: ToastKey, values?: Toast['values']): Toast =>
  values ? { key, tone: 'info', values } : { key, tone: 'info' };
export const success = (key: ToastKey, values?: Toast['values']): Toast =>
  values ? { key, tone: 'success', values } : { key, tone: 'success' };
export const failure = (key: ToastKey): Toast => ({ key, tone: 'error' });

/** The toast with a button that undoes what it announces. */
export const undoable = (toast: Toast): Toast => ({ ...toast, action: 'undo' });
