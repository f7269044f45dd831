import createCache from '@emotion/cache';

export const emotionCache = createCache({ key: 'css' });

/** Marks styles of the built stylesheet as inserted, so that Emotion does not insert them again. */
export function markStylesInserted(names: readonly string[]): void {
  for (const name of names) emotionCache.inserted[name] = true;
}
