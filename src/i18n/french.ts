import { frenchInside } from './french-inside.ts';
import { frenchOutside } from './french-outside.ts';
import type { Messages } from './messages.ts';

export const french: Messages = { ...frenchOutside, ...frenchInside };
