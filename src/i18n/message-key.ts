import type { ParseKeys } from 'i18next';
import type app from '../../locales/fr/app.json';
import type visitor from '../../locales/fr/visitor.json';

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

/** The key of a text, such as `toast.signInFailed`, without the suffix of a plural form. */
export type MessageKey = ParseKeys;
