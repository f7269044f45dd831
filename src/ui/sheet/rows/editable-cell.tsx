import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { CellEditor, type EditedField } from './cell-editor.tsx';

type EditableCellProps<T> = EditedField<T> & {
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
  const [isEditing, setIsEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isFocusOwed = useRef(false);
  const isOpen = isEditing || field.typed !== undefined;
  useLayoutEffect(() => {
    if (!isOpen && isFocusOwed.current) button.current?.focus();
    isFocusOwed.current = false;
  }, [isOpen]);
  const close = (isFocusKept: boolean) => {
    isFocusOwed.current = isFocusKept;
    setIsEditing(false);
  };
  if (isOpen) return <CellEditor {...field} className={className} onClose={close} />;
  return (
    <button
      ref={button}
      type="button"
      className={`row-cell ${className}`}
      data-cell={cell}
      tabIndex={tabIndex}
      aria-label={`${field.label} ${spoken ?? value}`}
      aria-disabled={fixedBy ? true : undefined}
      aria-describedby={fixedBy}
      title={spoken === undefined ? value : undefined}
      onClick={fixedBy ? undefined : () => setIsEditing(true)}
    >
      {children ?? value}
    </button>
  );
}
