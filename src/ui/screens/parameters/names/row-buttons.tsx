import { Icon } from '../../../icons/icon.tsx';
import type { RowAction } from './row-action.ts';

export type RowActionsProps = {
  readonly name: string;
  readonly actions: readonly RowAction[];
  /** The cell that the Tab key reaches, when it is one of this row. */
  readonly tabStop: string | undefined;
};

/** The actions of a row side by side. */
export const RowButtons = ({ name, actions, tabStop }: RowActionsProps) => (
  <span className="name-actions">
    {actions.map(({ cell, label, icon, isWorded, run }) => {
      const button = { 'data-cell': cell, tabIndex: cell === tabStop ? 0 : -1, onClick: () => run(name) };
      return isWorded ? (
        <button key={cell} type="button" className="name-action" data-worded {...button}>
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
