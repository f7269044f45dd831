import { useLocation, useNavigate } from 'react-router-dom';
import { useParameters } from '../../hooks/workspace-actors.tsx';
import { paths } from '../../shell/paths.ts';
import { useExpenseWish } from './new-expense-intent.tsx';
import { useLayout } from '../frame/layout.ts';

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
