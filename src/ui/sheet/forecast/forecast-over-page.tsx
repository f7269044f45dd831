import { useLayout } from '../../hooks/layout.tsx';
import { useIsForecastOpen } from './forecast-open.ts';
import { ForecastPanel } from './forecast-panel.ts';

/** The forecast day by day where there is no board, of which it could take two columns. */
export const ForecastOverPage = () => {
  const { name } = useLayout();
  return useIsForecastOpen() && name !== 'board' && <ForecastPanel />;
};
