import { iconPaths, type IconName } from './icon-paths.ts';

/** An icon as a CSS mask image, for pseudo-elements. */
export const iconMask = (name: IconName): string => {
  const path = `<path d="${iconPaths[name]}" fill="none" stroke="black" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16">${path}</svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
};
