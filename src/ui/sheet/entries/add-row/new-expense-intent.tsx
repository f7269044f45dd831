import { createContext, type ReactNode, useContext, useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useParameters } from '../../../hooks/workspace-actors.tsx';
import { paths } from '../../../shell/paths.ts';
import { useLayout } from '../../../hooks/layout.tsx';
import { useNavigateFromOverlay } from '../../../hooks/close-on-back.ts';

type NewExpenseIntent = readonly [isIntended: boolean, setIsIntended: (isIntended: boolean) => void];

const NewExpenseIntentContext = createContext<NewExpenseIntent>([false, () => {}]);

/** Whether the installed app's shortcut opened the page. */
const openedByShortcut = () => new URLSearchParams(location.search).get('add') === 'expense';

/** Keeps the intent to add an expense, across screens, until the first field has the focus. */
export const NewExpenseIntentProvider = ({ children }: { readonly children: ReactNode }) => (
  <NewExpenseIntentContext value={useState(openedByShortcut)}>{children}</NewExpenseIntentContext>
);

export const useNewExpenseIntent = (): NewExpenseIntent => useContext(NewExpenseIntentContext);

/** Focuses the first field of the daily expenses when a new expense is intended. */
export const useFocusOnNewExpense = (focusFirst: () => void, isDaily: boolean): void => {
  const [isIntended, setIsIntended] = useNewExpenseIntent();
  const shouldFocus = isDaily && isIntended;
  const focus = useEffectEvent(focusFirst);
  useEffect(() => {
    if (!shouldFocus) return;
    focus();
    setIsIntended(false);
  }, [shouldFocus, setIsIntended]);
};

const block = 'outDay';

/** Returns a function that navigates home, opens the block of daily expenses and focuses its form. */
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
