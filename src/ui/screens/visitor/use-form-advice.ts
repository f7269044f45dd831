import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { IdentityFailure } from '../../../domain/identity/identity.ts';
import type { MessageKey } from '../../../i18n/message-key.ts';
import type { FormFailure } from '../../../machines/session/session.context.ts';
import { useSession } from '../../hooks/actors.tsx';

type Field = 'email' | 'password';
type Advice = { readonly text: MessageKey; readonly fields: readonly Field[] };

const email: Advice = { text: 'refusal.email', fields: ['email'] };
const tooMany: Advice = { text: 'refusal.tooMany', fields: [] };
const credentials: Advice = { text: 'refusal.credentials', fields: ['password', 'email'] };

const known: Record<FormFailure['form'], Partial<Record<IdentityFailure, Advice>>> = {
  signIn: {
    'invalid-email': email,
    'user-not-found': credentials,
    'wrong-password': credentials,
    'invalid-credential': credentials,
    'too-many-requests': tooMany,
  },
  signUp: {
    'invalid-email': email,
    'email-already-in-use': { text: 'refusal.taken', fields: ['email'] },
    'weak-password': { text: 'refusal.weak', fields: ['password'] },
    'too-many-requests': tooMany,
  },
  passwordReset: {
    'invalid-email': email,
    'user-not-found': { text: 'refusal.noAccount', fields: ['email'] },
    'too-many-requests': tooMany,
  },
};
const other: Advice = { text: 'refusal.other', fields: [] };

const none: Omit<Advice, 'text'> & { readonly text?: undefined } = { fields: [] };

/**
 * Advice on a refused form. It stays when the toast has closed, and disappears when the user types.
 * Source: docs/specification.md#refusal-advice.
 */
export const useFormAdvice = (form: FormFailure['form']) => {
  const { t } = useTranslation();
  const formFailure = useSelector(useSession(), ({ context }) => context.formFailure);
  const advice = formFailure?.form === form ? (known[form][formFailure.failure] ?? other) : none;
  const { text, fields } = advice;
  const translated = text && t(text);
  return {
    /** Whether the field may be wrong. */
    concerns: (field: Field): boolean => fields.includes(field),
    /** The advice to show beside this field, if it is the first field that may be wrong. */
    adviceOn: (field: Field): string | undefined => (fields[0] === field ? translated : undefined),
    /** Advice that concerns no single field. */
    formAdvice: fields.length === 0 ? translated : undefined,
  };
};
