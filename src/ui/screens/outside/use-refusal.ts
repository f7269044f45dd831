import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { MessageKey } from '../../../i18n/message-key.ts';
import { useTranslation } from 'react-i18next';
import type { Toast, ToastKey } from '../../../machines/toaster/toast.ts';
import { useToaster } from '../../hooks/actors.tsx';

type Field = 'email' | 'password';
type Advice = { readonly text: MessageKey; readonly fields: readonly Field[] };

const known: Partial<Record<ToastKey, Advice>> = {
  'toast.wrongCredentials': { text: 'refusal.credentials', fields: ['password', 'email'] },
  'toast.invalidEmail': { text: 'refusal.email', fields: ['email'] },
  'toast.emailAlreadyInUse': { text: 'refusal.taken', fields: ['email'] },
  'toast.weakPassword': { text: 'refusal.weak', fields: ['password'] },
  'toast.resetUserNotFound': { text: 'refusal.noAccount', fields: ['email'] },
};
const other: Advice = { text: 'refusal.other', fields: [] };

const none: Omit<Advice, 'text'> & { readonly text?: undefined } = { fields: [] };

type Asked = { readonly before: Toast | undefined };

/** What to do about the refusal of what was asked for last; undefined without one. */
const useAdvice = () => {
  const toast = useSelector(useToaster(), ({ context }) => context.toast);
  const [asked, setAsked] = useState<Asked>();
  const [advice, setAdvice] = useState<Advice>();
  const isNews = asked !== undefined && toast !== asked.before;
  if (isNews && toast?.tone === 'error') {
    setAsked(undefined);
    setAdvice(known[toast.key] ?? other);
  }
  const forget = () => setAdvice(undefined);
  const ask = () => {
    setAsked({ before: toast });
    forget();
  };
  return { advice, ask, forget };
};

/**
 * What stays on a form that was refused, when the message that says so has gone: what to do about it, beside the field that
 * it is about. `ask` belongs to `onSubmit`; `forget` to `onInput`, as it goes away when something else is typed.
 */
export const useRefusal = () => {
  const { t } = useTranslation();
  const { advice, ask, forget } = useAdvice();
  const { text, fields } = advice ?? none;
  const words = text && t(text);
  return {
    ask,
    forget,
    /** Whether the field is one of those to look at. */
    concerns: (field: Field): boolean => fields.includes(field),
    /** The advice, beside the first of the fields that it is about. */
    adviceOn: (field: Field): string | undefined => (fields[0] === field ? words : undefined),
    /** The advice, where it is about no field. */
    formAdvice: fields.length === 0 ? words : undefined,
  };
};
