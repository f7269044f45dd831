import { useSelector } from '@xstate/react';
import { useLocation } from 'react-router-dom';
import { useNavigateFromOverlay } from '../../hooks/close-on-back.ts';
import { useForecastPanel } from '../../hooks/workspace-actors.tsx';
import { paths } from '../../shell/paths.ts';

/** Whether the forecast is open day by day. */
export const useIsForecastOpen = (): boolean => useSelector(useForecastPanel(), (snapshot) => snapshot.matches('open'));

/** Opens the forecast day by day, at home; where it is open, closes it. */
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
