import { useSelector } from '@xstate/react';
import { useLocation } from 'react-router-dom';
import { useNavigateFromOverlay } from '../../hooks/close-on-back.ts';
import { useForecastPanel } from '../../hooks/workspace-actors.tsx';
import { paths } from '../../shell/paths.ts';

export const useIsForecastOpen = (): boolean => useSelector(useForecastPanel(), (snapshot) => snapshot.matches('open'));

/** Returns a function that opens the panel on the home screen, or closes it. */
export const useToggleForecast = (): (() => true) => {
  const forecast = useForecastPanel();
  const navigate = useNavigateFromOverlay();
  const isHome = useLocation().pathname === paths.home;
  return () => {
    const isOpen = isHome && forecast.getSnapshot().matches('open');
    if (!isHome) navigate(paths.home);
    forecast.send(isOpen ? { type: 'forecast.closed' } : { type: 'forecast.opened' });
    return true;
  };
};
