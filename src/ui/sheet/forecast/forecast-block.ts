import { lazyComponent } from '../../loading/lazy-component.ts';
import { ForecastPlaceholder } from './forecast-placeholder.tsx';

/** The block of the forecast, loaded after the sheet is drawn. */
export const ForecastBlock = lazyComponent(
  async () => (await import('./forecast-block.lazy.tsx')).ForecastBlock,
  ForecastPlaceholder,
);
