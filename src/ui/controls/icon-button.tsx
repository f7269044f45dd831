import type { ButtonHTMLAttributes, Ref } from 'react';
import './icon-button.css';
import type { IconName } from './icon-paths.ts';
import { Icon } from './icon.tsx';

type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style' | 'type' | 'aria-label'> & {
  readonly label: string;
  readonly icon: IconName;
  readonly iconSize?: number;
  readonly outlined?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
};

export const IconButton = ({ label, icon, iconSize = 16, outlined = false, ...rest }: IconButtonProps) => (
  <button {...rest} type="button" className="icon-button" data-outlined={outlined} aria-label={label}>
    <Icon name={icon} size={iconSize} />
  </button>
);
