import { type ButtonHTMLAttributes, useLayoutEffect, useRef } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import './button.css';
import { Spinner } from './spinner.tsx';

type ButtonVariant = 'primary' | 'tonal' | 'text' | 'outlined' | 'danger';
type Look = { readonly variant?: ButtonVariant; readonly size?: 'regular' | 'large' };
type ButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style'> &
  Look & {
    /** The action is under way: the button shows it and cannot be pressed again. */
    readonly busy?: boolean;
  };

/** A disabled button loses the focus: whoever pressed it has it back when its action ends, unless they went elsewhere. */
const useKeptFocus = (busy: boolean) => {
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (busy) {
      hadFocus.current = document.activeElement === button.current;
    } else if (hadFocus.current) {
      hadFocus.current = false;
      if (document.activeElement === document.body) button.current?.focus();
    }
  }, [busy]);
  return button;
};

export const Button = ({
  variant = 'text',
  size = 'regular',
  busy = false,
  type = 'button',
  disabled = false,
  children,
  ...rest
}: ButtonProps) => {
  const button = useKeptFocus(busy);
  return (
    <button
      {...rest}
      ref={button}
      type={type}
      className="button"
      data-variant={variant}
      data-size={size}
      disabled={disabled || busy}
      aria-busy={busy}
    >
      {busy && <Spinner size={16} />}
      {children}
    </button>
  );
};

/** A link that looks like a button: for going somewhere rather than doing something. */
export const ButtonLink = ({ variant = 'text', size = 'regular', ...rest }: LinkProps & Look) => (
  <Link {...rest} className="button" data-variant={variant} data-size={size} />
);
