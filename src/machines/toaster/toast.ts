import type { Decimal } from '../../domain/money/money.ts';
import type { MessageKey } from '../../i18n/message-key.ts';

export type ToastKey = Extract<MessageKey, `${'toast' | 'notice'}.${string}`>;
type ToastTone = 'info' | 'success' | 'error';

/** Undoes or redoes a change; makes the edit that often follows one; or resumes a dropped edit or a dropped new provision. */
export type ToastAction = 'undo' | 'redo' | 'followUp' | ResumeAction;
export type ResumeAction = 'resumeLine' | 'resumeProvision';

/** A message that goes by itself. */
export type Toast = {
  readonly key: ToastKey;
  readonly tone: ToastTone;
  /** Values for the text, such as an address. */
  readonly values?: Readonly<Record<string, string>>;
  /** Amounts for the text, and for that of its button. */
  readonly amounts?: Readonly<Record<string, Decimal>>;
  /** Chooses a plural form of the text. */
  readonly count?: number;
  /** The action of its button. */
  readonly action?: ToastAction;
  /** Repeats what the screen shows: the next press or key ends it. */
  readonly isBrief?: true;
};

/** How long a message is shown, and how long its button stays, in milliseconds. */
export const toastDuration = 3000;
export const offerDuration = 10_000;

export const info = (key: ToastKey, values?: Toast['values']): Toast =>
  values ? { key, tone: 'info', values } : { key, tone: 'info' };
export const success = (key: ToastKey, values?: Toast['values']): Toast =>
  values ? { key, tone: 'success', values } : { key, tone: 'success' };
export const failure = (key: ToastKey): Toast => ({ key, tone: 'error' });

/** The toast of a success that the screen itself shows. */
export const brief = (key: ToastKey): Toast => ({ key, tone: 'success', isBrief: true });

/** The toast once what it offers cannot be had any more. */
export const withoutOffer = ({ action: _, ...toast }: Toast): Toast => toast;

/** The toast with a button that undoes what it announces. */
export const undoable = (toast: Toast): Toast => ({ ...toast, action: 'undo' });

/** The toast with a button that redoes the change which it says was undone. */
export const redoable = (toast: Toast): Toast => ({ ...toast, action: 'redo' });

/** The toast with a button that makes the edit which it speaks of. */
export const followable = (toast: Toast): Toast => ({ ...toast, action: 'followUp' });

/** The toast with a button that resumes what it says was dropped. */
export const resumable = (toast: Toast, action: ResumeAction): Toast => ({ ...toast, action });
