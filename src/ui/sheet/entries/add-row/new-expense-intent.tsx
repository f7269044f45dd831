import { createContext, type ReactNode, useContext, useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useParameters } from '../../../hooks/workspace-actors.tsx';
import { paths } from '../../../shell/paths.ts';
import { useLayout } from '../../../hooks/layout.tsx';
import { useNavigateFromOverlay } from '../../../hooks/close-on-back.ts';

type NewExpenseIntent = readonly [isIntended: boolean, setIsIntended: (isIntended: boolean) => void];

const NewExpenseIntentContext = createContext<NewExpenseIntent>([false, () => {}]);

/** Whether the page was opened by the shortcut of the installed app. */
const openedByShortcut = () => new URLSearchParams(location.search).get('add') === 'expense';

/** Keeps the intent to type an expense until its first field has the focus, on whatever screen that is. */
export const NewExpenseIntentProvider = ({ children }: { readonly children: ReactNode }) => (
  <NewExpenseIntentContext value={useState(openedByShortcut)}>{children}</NewExpenseIntentContext>
);

export const useNewExpenseIntent = (): NewExpenseIntent => useContext(NewExpenseIntentContext);

/** Moves the focus to the first field of the daily expenses when a new expense is intended. */
export const useFocusOnNewExpense = (focusFirst: () => void, isDaily: boolean): void => {
  const [isIntended, setIsIntended] = useNewExpenseIntent();
  const isDue = isDaily && isIntended;
  const focus = useEffectEvent(focusFirst);
  useEffect(() => {
    if (!isDue) return;
    focus();
    setIsIntended(false);
  }, [isDue, setIsIntended]);
};

const block = 'outDay';

/** Leads to where a daily expense is typed, and opens its block; there is always such a place. */
export const useNewExpense = (): (() => true) => {
  const [, setIsIntended] = useNewExpenseIntent();
  const parameters = useParameters();
  const navigate = useNavigateFromOverlay();
  const isHome = useLocation().pathname === paths.home;
  const { isTouch } = useLayout();
  return () => {
    setIsIntended(true);
    // Tabs have no collapsed blocks.
    const isClosed = !isTouch && parameters.getSnapshot().context.parameters.blockClosed.includes(block);
    if (isClosed) parameters.send({ type: 'block.toggled', block });
    if (!isHome) navigate(paths.home);
    return true;
  };
};
