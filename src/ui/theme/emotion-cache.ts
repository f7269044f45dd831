import createCache from '@emotion/cache';

/** The cache in which Emotion keeps what it has written into the page. */
export const emotionCache = createCache({ key: 'css' });

/** Names styles that a stylesheet of the build holds: Emotion does not write them again. */
export function nameStyles(names: readonly string[]): void {
  for (const name of names) emotionCache.inserted[name] = true;
}
