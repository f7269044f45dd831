import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useRef, useState } from 'react';
import { Icon } from '../../../icons/icon.tsx';
import { useCloseOnBack } from '../../../hooks/close-on-back.ts';
import type { RowAction, RowActionsProps } from './row-buttons.tsx';

type RowMenuProps = RowActionsProps & { readonly label: string };

/** The actions of a row in a menu, on touch. */
export function RowMenu({ name, label, actions, tabStop }: RowMenuProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  useCloseOnBack(isOpen, close);
  const opener = useRef<HTMLButtonElement>(null);
  const choose = (action: RowAction) => {
    close();
    action.run(name);
  };
  return (
    <>
      <button
        ref={opener}
        type="button"
        className="name-action"
        aria-label={label}
        data-cell="menu"
        tabIndex={tabStop === undefined ? -1 : 0}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(true)}
      >
        <Icon name="more" size={18} strokeWidth={2.4} />
      </button>
      {isOpen && (
        <Menu
          open
          disablePortal
          id={id}
          anchorEl={() => opener.current}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          transformOrigin={{ vertical: 'top', horizontal: 'right' }}
          slotProps={{ paper: { sx: { minWidth: 200 } }, list: { 'aria-label': name } }}
          onClose={close}
        >
          {actions.map((action) => (
            <MenuItem key={action.cell} onClick={() => choose(action)}>
              <Icon name={action.icon} size={18} />
              {action.label}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
}
