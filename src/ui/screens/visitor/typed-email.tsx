import { createContext, type FormEvent, type ReactNode, useContext, useState } from 'react';
import { fieldText } from '../../controls/uncontrolled-form.ts';

type Typed = readonly [email: string, remember: (email: string) => void];

const TypedEmailContext = createContext<Typed>(['', () => {}]);

export const TypedEmailProvider = ({ children }: { readonly children: ReactNode }) => (
  <TypedEmailContext value={useState('')}>{children}</TypedEmailContext>
);

/** `rememberEmail` is called with each `input` event of a form that has a field named `email`. */
export const useTypedEmail = () => {
  const [typed, remember] = useContext(TypedEmailContext);
  const [initialEmail] = useState(typed);
  return {
    initialEmail,
    rememberEmail: (event: FormEvent<HTMLFormElement>) => remember(fieldText(event.currentTarget, 'email')),
  };
};
