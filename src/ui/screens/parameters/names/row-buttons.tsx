import { Icon } from '../../../icons/icon.tsx';
import type { IconName } from '../../../icons/icon-paths.ts';

/** An action on a name of the list. */
export type RowAction = {
  /** Identifies the action's button among the cells of its row. */
  readonly cell: string;
  readonly label: string;
  readonly icon: IconName;
  /** The button shows the label instead of the icon. */
  readonly isLabelShown?: boolean;
  readonly run: (name: string) => void;
};

export type RowActionsProps = {
  readonly name: string;
  readonly actions: readonly RowAction[];
  /** The cell that is the list's tab stop, if it is in this row. */
  readonly tabStop: string | undefined;
};

export const RowButtons = ({ name, actions, tabStop }: RowActionsProps) => (
  <span className="name-actions">
    {actions.map(({ cell, label, icon, isLabelShown, run }) => {
      const button = { 'data-cell': cell, tabIndex: cell === tabStop ? 0 : -1, onClick: () => run(name) };
      return isLabelShown ? (
        <button key={cell} type="button" className="name-action" data-labelled {...button}>
          {label}
        </button>
      ) : (
        <button key={cell} type="button" className="name-action" aria-label={label} title={label} {...button}>
          <Icon name={icon} />
        </button>
      );
    })}
  </span>
);
