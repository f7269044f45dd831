import { useSelector } from '@xstate/react';
import { useForecastPanel } from '../../hooks/workspace-actors.tsx';

/** Whether the forecast is open day by day. */
export const useIsForecastOpen = (): boolean => useSelector(useForecastPanel(), (snapshot) => snapshot.matches('open'));
