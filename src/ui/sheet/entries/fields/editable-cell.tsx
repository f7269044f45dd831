import { useState, type ReactNode } from 'react';
import { CellEditor, type EditedField } from './cell-editor.tsx';

export type EditableCellProps<T> = EditedField<T> & {
  /** Identifies the cell within the row, for the arrow keys. */
  readonly cell: string;
  readonly className: string;
  readonly tabIndex: 0 | -1;
  /** The shown value, which is also the tooltip and part of the accessible name, for voice control. */
  readonly value: string;
  /** Replaces the value in the accessible name if amounts are hidden. There is no tooltip then. */
  readonly spoken?: string | undefined;
  readonly readOnlyNoteId?: string | undefined;
  readonly children?: ReactNode;
};

const focus = (button: HTMLButtonElement | null) => button?.focus();

/** The cell takes the focus after an edit that the keyboard ended. */
function useEdit(isRestored: boolean) {
  const [edit, setEdit] = useState<'none' | 'open' | 'ended'>('none');
  return {
    isOpen: edit === 'open' || isRestored,
    open: () => setEdit('open'),
    close: (isFocusKept: boolean) => setEdit(isFocusKept ? 'ended' : 'none'),
    buttonRef: edit === 'ended' ? focus : undefined,
  };
}

/** A cell of a row: a button that shows the value and, unless read-only, opens a text field with the same label. */
export function EditableCell<T>({
  cell,
  className,
  tabIndex,
  value,
  spoken,
  readOnlyNoteId,
  children,
  ...field
}: EditableCellProps<T>) {
  const { isOpen, open, close, buttonRef } = useEdit(field.restoredText !== undefined);
  if (isOpen) return <CellEditor {...field} className={className} onClose={close} />;
  return (
    <button
      ref={buttonRef}
      type="button"
      className={`row-cell ${className}`}
      data-cell={cell}
      tabIndex={tabIndex}
      aria-label={`${field.label} ${spoken ?? value}`}
      aria-disabled={readOnlyNoteId ? true : undefined}
      aria-describedby={readOnlyNoteId}
      title={spoken === undefined ? value : undefined}
      onClick={readOnlyNoteId ? undefined : open}
    >
      {children ?? value}
    </button>
  );
}
