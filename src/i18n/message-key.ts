import type { Messages } from './messages.ts';

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type WithoutPlural<K extends string> = K extends `${infer Base}_${PluralForm}` ? Base : K;
type Keys<T> = {
  [K in keyof T & string]: T[K] extends string ? WithoutPlural<K> : `${K}.${Keys<T[K]>}`;
}[keyof T & string];

/** The name of a text, such as `toast.signInFailed`; texts with plural forms are named without their suffix. */
export type MessageKey = Keys<Messages>;
