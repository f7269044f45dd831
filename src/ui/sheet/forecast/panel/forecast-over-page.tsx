import { useLayout } from '../../../hooks/layout.tsx';
import { useIsForecastOpen } from '../forecast-open.ts';
import { ForecastPanel } from './forecast-panel.ts';

/** The panel of the forecast on screens without a board, where it opens as a dialog. */
export const ForecastOverPage = () => {
  const { name } = useLayout();
  return useIsForecastOpen() && name !== 'board' && <ForecastPanel />;
};
