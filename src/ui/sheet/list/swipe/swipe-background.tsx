import { Icon } from '../../../icons/icon.tsx';
import type { IconName } from '../../../icons/icon-paths.ts';
import type { Direction } from './gesture.ts';
import './swipe.css';

export type SwipeBackgroundProps = { readonly icon: IconName; readonly label: string };

/** The swipe of a row while a finger moves it. */
export type Swipe = SwipeBackgroundProps & { readonly direction: Direction };

/** The area under a swiped row. It shows the action of a release. */
export const SwipeBackground = ({ icon, label }: SwipeBackgroundProps) => (
  <span className="swipe-background" aria-hidden>
    <Icon name={icon} size={20} />
    <span>{label}</span>
  </span>
);
