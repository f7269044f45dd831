import type { ParseKeys } from 'i18next';
import type app from '../../locales/fr/app.json';
import type visitor from '../../locales/fr/visitor.json';

/** What is read by whoever comes, and what only a signed-in person reads; French says which texts there are. */
type Texts = { readonly visitor: typeof visitor; readonly app: typeof app };

export const allNamespaces = ['visitor', 'app'] as const satisfies readonly (keyof Texts)[];
export type Namespace = (typeof allNamespaces)[number];

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'visitor';
    fallbackNS: 'app';
    resources: Texts;
  }
}

/** The name of a text, such as `toast.signInFailed`; texts with plural forms are named without their suffix. */
export type MessageKey = ParseKeys;
