import { lazyComponent } from '../../../loading/lazy-component.ts';

/** The forecast day by day, loaded when it is first opened. */
export const ForecastPanel = lazyComponent(async () => (await import('./forecast-panel.lazy.tsx')).ForecastPanel);
