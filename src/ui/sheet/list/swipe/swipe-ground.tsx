import { Icon } from '../../../controls/icon.tsx';
import type { IconName } from '../../../controls/icon-paths.ts';
import './swipe.css';

export type SwipeGroundProps = { readonly icon: IconName; readonly label: string };

/** What letting the row go does, where the row was. */
export const SwipeGround = ({ icon, label }: SwipeGroundProps) => (
  <span className="swipe-ground" aria-hidden>
    <Icon name={icon} size={20} />
    <span>{label}</span>
  </span>
);
