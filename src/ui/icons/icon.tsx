import { iconPaths, type IconName } from './icon-paths.ts';

type IconProps = {
  readonly name: IconName;
  readonly size?: number;
  readonly strokeWidth?: number;
  /** Fills the outline instead of stroking it. */
  readonly filled?: boolean;
};

/** A decorative icon. The control around it has the accessible name. */
export const Icon = ({ name, size = 16, strokeWidth = 1.5, filled = false }: IconProps) => (
  <svg
    className="icon"
    width={size}
    height={size}
    viewBox="0 0 16 16"
    fill={filled ? 'currentColor' : 'none'}
    stroke={filled ? 'none' : 'currentColor'}
    strokeWidth={strokeWidth}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={iconPaths[name]} />
  </svg>
);
