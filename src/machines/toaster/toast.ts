import type { Decimal } from '../../domain/money/money.ts';
import type { MessageKey } from '../../i18n/message-key.ts';

export type ToastKey = Extract<MessageKey, `${'toast' | 'notice'}.${string}`>;
type ToastTone = 'info' | 'success' | 'error';

/** Undoes or redoes a change, applies its follow-up, or resumes dropped text. */
export type ToastAction = 'undo' | 'redo' | 'followUp' | ResumeAction;
export type ResumeAction = 'resumeLine' | 'resumeProvision';

/** A message that disappears after a while. */
export type Toast = {
  readonly key: ToastKey;
  readonly tone: ToastTone;
  /** Values in the text, such as an address. */
  readonly values?: Readonly<Record<string, string>>;
  /** Amounts in the text and the button, formatted when the toast is shown. */
  readonly amounts?: Readonly<Record<string, Decimal>>;
  /** Selects a plural form of the text. */
  readonly count?: number;
  readonly action?: ToastAction;
  /** The toast repeats visible information, so the next press or key closes it. */
  readonly isBrief?: true;
};

export const info = (key: ToastKey, values?: Toast['values']): Toast =>
  values ? { key, tone: 'info', values } : { key, tone: 'info' };
export const success = (key: ToastKey, values?: Toast['values']): Toast =>
  values ? { key, tone: 'success', values } : { key, tone: 'success' };
export const failure = (key: ToastKey): Toast => ({ key, tone: 'error' });

/** The toast of a success that is also visible on the screen. */
export const brief = (key: ToastKey): Toast => ({ key, tone: 'success', isBrief: true });

/** The toast without its button. */
export const withoutOffer = ({ action: _, ...toast }: Toast): Toast => toast;

export const undoable = (toast: Toast): Toast => ({ ...toast, action: 'undo' });

/** The toast with a button that redoes the undone change. */
export const redoable = (toast: Toast): Toast => ({ ...toast, action: 'redo' });

export const followable = (toast: Toast): Toast => ({ ...toast, action: 'followUp' });

/** The toast with a button that resumes the dropped text. */
export const resumable = (toast: Toast, action: ResumeAction): Toast => ({ ...toast, action });
