import { createContext, type ReactNode, type RefObject, useContext, useEffect, useState } from 'react';

type Wish = readonly [isWanted: boolean, setWanted: (isWanted: boolean) => void];

const WishContext = createContext<Wish>([false, () => {}]);

/** Whether the page was opened by the shortcut of the installed app. */
const wasAskedFor = () => new URLSearchParams(location.search).get('add') === 'expense';

/** Remembers that a person wants to type an expense until its first field has the focus, be it on another screen. */
export const ExpenseWishProvider = ({ children }: { readonly children: ReactNode }) => (
  <WishContext value={useState(wasAskedFor)}>{children}</WishContext>
);

export const useExpenseWish = (): Wish => useContext(WishContext);

/** Gives the focus to the first field of daily expenses when a person wants to type one. */
export const useWantedFocus = (field: RefObject<HTMLElement | null>, isDaily: boolean): void => {
  const [isWanted, setWanted] = useExpenseWish();
  const isDue = isDaily && isWanted;
  useEffect(() => {
    if (!isDue) return;
    field.current?.focus();
    setWanted(false);
  }, [isDue, field, setWanted]);
};
