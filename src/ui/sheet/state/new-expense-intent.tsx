import { createContext, type ReactNode, type RefObject, useContext, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useParameters } from '../../hooks/workspace-actors.tsx';
import { paths } from '../../shell/paths.ts';
import { useLayout } from '../frame/layout.ts';

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

const block = 'outDay';

/** Leads to where a daily expense is typed, and opens its block; there is always such a place. */
export const useNewExpense = (): (() => true) => {
  const [, setWanted] = useExpenseWish();
  const parameters = useParameters();
  const navigate = useNavigate();
  const isHome = useLocation().pathname === paths.home;
  const { isTouch } = useLayout();
  return () => {
    setWanted(true);
    // Where there are tabs, nothing is folded away.
    const isClosed = !isTouch && parameters.getSnapshot().context.parameters.blockClosed.includes(block);
    if (isClosed) parameters.send({ type: 'block.toggled', block });
    if (!isHome) void navigate(paths.home);
    return true;
  };
};
