import { type ReactNode, useMemo, useRef, useState } from 'react';
import type { NameProblem } from '../../../../domain/parameters/name-problems.ts';
import { useTranslation } from 'react-i18next';
import { useLayout } from '../../../hooks/layout.tsx';
import { type ActiveCell, useRowFocus } from '../../../sheet/list/rows/row-focus.ts';
import './names.css';
import { NameEditor } from './name-editor.tsx';
import { NameRow } from './name-row.tsx';
import { columnRows } from './name-list-layout.ts';
import type { RowAction } from './row-buttons.tsx';
import { useRestoreFocus } from './use-restore-focus.ts';

type NameListProps = {
  readonly label: string;
  readonly names: readonly string[];
  readonly columns: 1 | 2;
  readonly details?: ReadonlyMap<string, string>;
  /** Actions besides edit and delete. */
  readonly actions?: readonly RowAction[];
  readonly problemOf: (typed: string, current: string) => NameProblem | undefined;
  readonly onRename: (name: string, to: string) => void;
  readonly onRemove: (name: string) => void;
  /** Called when the last name was deleted and the focus was lost. */
  readonly onEmptied: () => void;
  /** Shown while the list is empty. */
  readonly empty: ReactNode;
};

const noActions: readonly RowAction[] = [];

const useRowActions = (own: readonly RowAction[], edit: (name: string) => void, remove: (name: string) => void) => {
  const { t } = useTranslation();
  return useMemo<readonly RowAction[]>(
    () => [
      ...own,
      { cell: 'edit', label: t('parameters.names.edit'), icon: 'pen', run: edit },
      { cell: 'remove', label: t('entry.delete'), icon: 'trash', run: remove },
    ],
    [own, edit, remove, t],
  );
};

const tabStopOf = (names: readonly string[], active: ActiveCell | undefined, cells: readonly RowAction[]) =>
  active && names.includes(active.rowId) ? active : { rowId: names[0], cell: cells[0]?.cell };

/** A list of names to edit in place. It is one tab stop: arrow keys move between rows and actions. */
export function NameList(props: NameListProps) {
  const { label, names, columns, details, actions: own = noActions, problemOf, onRename, onRemove, onEmptied } = props;
  const { t } = useTranslation();
  const { isTouch } = useLayout();
  const list = useRef<HTMLUListElement>(null);
  const [edited, setEdited] = useState<string>();
  const actions = useRowActions(own, setEdited, onRemove);
  const { active, onFocus, onKeyDown } = useRowFocus(names, onRemove);
  const requestFocus = useRestoreFocus({ list, names, active, onEmptied });
  const menuLabel = isTouch ? t('parameters.names.actions') : undefined;
  const tabStop = tabStopOf(names, active, actions);
  const close = (name: string, to: string | undefined, isFocusKept: boolean) => {
    setEdited(undefined);
    if (isFocusKept) requestFocus(to ?? name);
    if (to !== undefined) onRename(name, to);
  };
  const rowOf = (name: string) => (
    <NameRow
      key={name}
      name={name}
      detail={details?.get(name)}
      actions={actions}
      menuLabel={menuLabel}
      tabStop={name === tabStop.rowId ? tabStop.cell : undefined}
    />
  );
  const editorOf = (name: string) => (
    <li key={name} className="name-row" data-row={name} aria-label={name}>
      <NameEditor name={name} problemOf={problemOf} onClose={(to, isFocusKept) => close(name, to, isFocusKept)} />
    </li>
  );
  if (names.length === 0) return props.empty;
  return (
    <div role="presentation" onFocus={onFocus} onKeyDown={onKeyDown}>
      <ul ref={list} className="name-list" style={columnRows(names.length, isTouch ? 1 : columns)} aria-label={label}>
        {names.map((name) => (name === edited ? editorOf(name) : rowOf(name)))}
      </ul>
    </div>
  );
}
