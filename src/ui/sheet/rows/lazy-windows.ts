import { lazy } from 'react';

// Most lists are short, and these bring a library.
export const ElementWindow = lazy(async () => ({ default: (await import('./element-window.tsx')).ElementWindow }));
export const PageWindow = lazy(async () => ({ default: (await import('./page-window.tsx')).PageWindow }));
