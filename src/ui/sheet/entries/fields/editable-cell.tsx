import { useState, type ReactNode } from 'react';
import { CellEditor, type EditedField } from './cell-editor.tsx';

export type EditableCellProps<T> = EditedField<T> & {
  /** The cell's name in its row, by which the arrow keys find it. */
  readonly cell: string;
  readonly className: string;
  readonly tabIndex: 0 | -1;
  /** What the cell shows: also as a tooltip, and in its name, so that voice control finds it. */
  readonly value: string;
  /** What its name says instead, when it may not tell the value; then there is no tooltip either. */
  readonly spoken?: string | undefined;
  /** The id of what says why it cannot be edited. */
  readonly fixedBy?: string | undefined;
  readonly children?: ReactNode;
};

const focus = (button: HTMLButtonElement | null) => button?.focus();

/** An edit that the keyboard has ended leaves the focus on the cell. */
function useEdit(isRestored: boolean) {
  const [edit, setEdit] = useState<'none' | 'open' | 'ended'>('none');
  return {
    isOpen: edit === 'open' || isRestored,
    open: () => setEdit('open'),
    close: (isFocusKept: boolean) => setEdit(isFocusKept ? 'ended' : 'none'),
    buttonRef: edit === 'ended' ? focus : undefined,
  };
}

/** A field of a row: a button that shows its value and turns into a text field of the same name, unless something says why it cannot. */
export function EditableCell<T>({
  cell,
  className,
  tabIndex,
  value,
  spoken,
  fixedBy,
  children,
  ...field
}: EditableCellProps<T>) {
  const { isOpen, open, close, buttonRef } = useEdit(field.typed !== undefined);
  if (isOpen) return <CellEditor {...field} className={className} onClose={close} />;
  return (
    <button
      ref={buttonRef}
      type="button"
      className={`row-cell ${className}`}
      data-cell={cell}
      tabIndex={tabIndex}
      aria-label={`${field.label} ${spoken ?? value}`}
      aria-disabled={fixedBy ? true : undefined}
      aria-describedby={fixedBy}
      title={spoken === undefined ? value : undefined}
      onClick={fixedBy ? undefined : open}
    >
      {children ?? value}
    </button>
  );
}
