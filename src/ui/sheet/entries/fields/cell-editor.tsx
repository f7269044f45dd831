import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { type InputReading, problemOf } from '../../../../domain/forms/input.ts';
import { isCommands, isUndo } from '../../../keyboard/key-combinations.ts';
import { FieldProblem, FieldSum } from './field-problem.tsx';
import { usePauseRefreshWhileEditing } from './pause-refresh-while-editing.ts';
import { useProblemText } from './problem-text.ts';
import { focusAndSelect } from '../../../keyboard/focus.ts';

export type EditedField<T> = {
  readonly label: string;
  readonly editText: string;
  readonly read: (text: string) => InputReading<T>;
  readonly onChange: (value: T) => void;
  /** The text of a draft from before a reload. The editor opens with it, without taking the focus. */
  readonly restoredText: string | undefined;
  /** Receives the text to keep as a draft; undefined for an unchanged text, and when the edit ends. */
  readonly onType: (text: string | undefined) => void;
  /** Validates while typing, not only at the end. */
  readonly isStrict?: boolean;
  /** Aligns the message with the start of the field: near the left edge of a list the message would be cut off. */
  readonly isProblemAtStart?: boolean;
  readonly inputMode?: 'decimal' | 'numeric' | 'text';
};

type CellEditorProps<T> = EditedField<T> & {
  readonly className: string;
  /** `isFocusKept`: a key ended the edit, so the focus stays in the list and moves to the cell. */
  readonly onClose: (isFocusKept: boolean) => void;
};

const useCellEdit = <T,>(props: CellEditorProps<T>) => {
  const { editText, read, onChange, onClose, isStrict = false, restoredText, onType } = props;
  const [text, setText] = useState(restoredText ?? editText);
  // A restored text is validated immediately, because the user is not typing it.
  const [problem, setProblem] = useState(() =>
    restoredText === undefined ? undefined : problemOf(read(restoredText)),
  );
  // An unmounting field fires `blur` again.
  const isDone = useRef(false);

  const close = (isFocusKept: boolean) => {
    isDone.current = true;
    onType(undefined);
    onClose(isFocusKept);
  };
  const type = (next: string) => {
    setText(next);
    setProblem(isStrict ? problemOf(read(next)) : undefined);
    onType(next === editText ? undefined : next);
  };
  const commit = (isFocusKept: boolean) => {
    if (isDone.current) return;
    if (text === editText) return close(isFocusKept);
    const reading = read(text);
    if (reading.kind === 'refused') return setProblem(reading.problem);
    close(isFocusKept);
    // An emptied field keeps the old value.
    if (reading.kind === 'value') onChange(reading.value);
  };
  const cancel = () => close(true);
  return { text, problem, type, commit, cancel };
};

/** The text field of a cell that is being edited. Enter and blur save; Escape cancels. */
export function CellEditor<T>(props: CellEditorProps<T>) {
  const { text, problem, type, commit, cancel } = useCellEdit(props);
  const [isRestored] = useState(props.restoredText !== undefined);
  const [isEntered, setIsEntered] = useState(!isRestored);
  // A restored text may stay without focus for a long time, so it does not pause the refresh.
  usePauseRefreshWhileEditing(isEntered);
  const problemText = useProblemText();
  const problemId = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      commit(true);
    } else if (event.key === 'Escape') {
      event.stopPropagation();
      cancel();
    } else if (isUndo(event)) {
      // In a field the browser handles the undo shortcut, even if the browser has nothing to undo.
      event.stopPropagation();
    } else if (isCommands(event)) {
      // The commands dialog restores the focus when it closes: the edit ends first, so that the cell gets the focus.
      flushSync(() => commit(true));
    }
  };
  return (
    <span className={`cell-editor ${props.className}`} data-draft="edit">
      <input
        ref={isRestored ? undefined : focusAndSelect}
        className="cell-input"
        type="text"
        size={1}
        inputMode={props.inputMode ?? 'text'}
        autoComplete="off"
        aria-label={props.label}
        aria-invalid={problem !== undefined}
        aria-describedby={problem && problemId}
        value={text}
        onChange={(event) => type(event.target.value)}
        onFocus={() => setIsEntered(true)}
        onBlur={() => commit(false)}
        onKeyDown={onKeyDown}
      />
      {props.inputMode === 'decimal' && <FieldSum typed={text} />}
      <FieldProblem id={problemId} text={problem && problemText(problem)} isAtStart={props.isProblemAtStart ?? false} />
    </span>
  );
}
