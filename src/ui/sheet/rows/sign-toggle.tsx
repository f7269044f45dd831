import type { KeyboardEvent } from 'react';

type SignToggleProps = {
  /** Names the pressed state: a credit. */
  readonly label: string;
  readonly isCredit: boolean;
  readonly onToggle: () => void;
  readonly tabIndex?: 0 | -1;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
};

export const SignToggle = ({ label, isCredit, onToggle, tabIndex = 0, onKeyDown }: SignToggleProps) => (
  <button
    type="button"
    className={isCredit ? 'sign-toggle is-credit' : 'sign-toggle'}
    data-cell="sign"
    tabIndex={tabIndex}
    aria-label={label}
    aria-pressed={isCredit}
    onClick={onToggle}
    onKeyDown={onKeyDown}
  />
);
