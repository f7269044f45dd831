import type { Plugin } from 'vite';
import { charts } from '../../scripts/charts/catalogue.ts';
import { wholePicture } from '../../scripts/charts/drawing/drawings.ts';

const name = 'virtual:chart-drawings';
const resolved = `\0${name}`;

/** Provides the drawing of each chart. A changed chart restarts the server. */
export const chartDrawings = (): Plugin => ({
  name: 'chart-drawings',
  resolveId: (source) => (source === name ? resolved : undefined),
  async load(id) {
    if (id !== resolved) return undefined;
    const drawings = await Promise.all(charts.map(async (entry) => [entry.name, await wholePicture(entry)] as const));
    return `export default ${JSON.stringify(Object.fromEntries(drawings))};`;
  },
});
