import type { MessageKey } from '../../i18n/message-key.ts';
import type { IconName } from '../icons/icon-paths.ts';
import { paths } from './paths.ts';

export type Destination = { readonly path: string; readonly text: MessageKey; readonly icon: IconName };

export const screens: readonly Destination[] = [
  { path: paths.home, text: 'navigation.home', icon: 'home' },
  { path: paths.savings, text: 'navigation.savings', icon: 'savings' },
  { path: paths.parameters, text: 'navigation.parameters', icon: 'gear' },
];

export const signOutLink: Destination = { path: paths.signOut, text: 'navigation.signOut', icon: 'signOut' };

// Source: docs/specification.md#menu-ids.
export const menuId = 'header';
