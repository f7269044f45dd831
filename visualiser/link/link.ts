import type { Chart, ChartState } from '../catalogue/charts.ts';

/** The chart or state in the URL. */
export type Link =
  | { readonly kind: 'none' }
  | { readonly kind: 'chart'; readonly chart: Chart; readonly state: ChartState | undefined }
  /** `chart` is undefined for an unknown chart, and defined for an unknown state. */
  | { readonly kind: 'unknown'; readonly text: string; readonly chart: Chart | undefined };

export const hashOf = (chart: Chart, state?: ChartState): string =>
  state === undefined ? `#${chart.id}` : `#${chart.id}/${state.path}`;

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Reads a hash such as `#session/signedOut.idle`. */
export function readHash(hash: string, charts: readonly Chart[]): Link {
  const text = decoded(hash.replace(/^#/u, ''));
  if (text === '') return { kind: 'none' };
  const [id, path = ''] = text.split('/');
  const chart = charts.find((candidate) => candidate.id === id);
  const state = chart?.states.find((candidate) => candidate.path === path);
  if (!chart || (path !== '' && !state)) return { kind: 'unknown', text, chart };
  return { kind: 'chart', chart, state };
}
