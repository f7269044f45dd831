import { Button } from '../../../controls/button.tsx';
import { IconButton } from '../../../controls/icon-button.tsx';
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
        <Button key={cell} variant="outlined" {...button}>
          {label}
        </Button>
      ) : (
        <IconButton key={cell} icon={icon} label={label} title={label} {...button} />
      );
    })}
  </span>
);
