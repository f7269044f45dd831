import { createContext, type FormEvent, type ReactNode, useContext, useState } from 'react';
import { fieldText } from '../../controls/uncontrolled-form.ts';

type Typed = readonly [email: string, remember: (email: string) => void];

const TypedEmailContext = createContext<Typed>(['', () => {}]);

/** Keeps the address that a visitor types on one screen for the other ones, until they are left. */
export const TypedEmailProvider = ({ children }: { readonly children: ReactNode }) => (
  <TypedEmailContext value={useState('')}>{children}</TypedEmailContext>
);

/** The address to start with, and the `onInput` of a form that has a field named `email`. */
export const useTypedEmail = () => {
  const [typed, remember] = useContext(TypedEmailContext);
  const [start] = useState(typed);
  return {
    start,
    rememberEmail: (event: FormEvent<HTMLFormElement>) => remember(fieldText(event.currentTarget, 'email')),
  };
};
