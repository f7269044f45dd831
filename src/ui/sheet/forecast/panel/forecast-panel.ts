import { lazyComponent } from '../../../loading/lazy-component.ts';

/** The forecast day by day, whose code is loaded when the user first opens the panel. */
export const ForecastPanel = lazyComponent(async () => (await import('./forecast-panel.lazy.tsx')).ForecastPanel);
