import { memo } from 'react';
import { RowButtons, type RowActionsProps } from './row-buttons.tsx';
import { RowMenu } from './row-menu.tsx';

type NameRowProps = RowActionsProps & {
  readonly detail: string | undefined;
  /** The label of the menu of actions. Without it the actions are buttons side by side. */
  readonly menuLabel: string | undefined;
};

export const NameRow = memo(function Row({ detail, menuLabel, ...actions }: NameRowProps) {
  return (
    <li className="name-row" data-row={actions.name} aria-label={actions.name}>
      <span className="name-text" title={actions.name}>
        {actions.name}
        {detail !== undefined && <span className="name-detail">{detail}</span>}
      </span>
      {menuLabel === undefined ? <RowButtons {...actions} /> : <RowMenu {...actions} label={menuLabel} />}
    </li>
  );
});
