import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { type InputReading, problemOf } from '../../../../domain/forms/input.ts';
import { isCommands, isUndo } from '../../../keyboard/pressed.ts';
import { FieldProblem, FieldSum } from './field-problem.tsx';
import { usePauseRefreshWhileEditing } from './pause-refresh-while-editing.ts';
import { useProblemText } from './problem-text.ts';
import { focusAndSelect } from '../../../keyboard/focus.ts';

export type EditedField<T> = {
  readonly label: string;
  /** The text that the editor opens with. */
  readonly editText: string;
  readonly read: (text: string) => InputReading<T>;
  readonly onChange: (value: T) => void;
  /** What was typed before the page was loaded: the field is open with it, and waits for the focus. */
  readonly typed: string | undefined;
  /** What is to survive that; undefined where nothing is typed, or the edit has ended. */
  readonly onType: (text: string | undefined) => void;
  /** Refuses while typing instead of at the end. */
  readonly isStrict?: boolean;
  /** Its problem begins where the field does: near the left edge of a list, a longer text would be cut. */
  readonly isProblemAtStart?: boolean;
  readonly inputMode?: 'decimal' | 'numeric' | 'text';
};

type CellEditorProps<T> = EditedField<T> & {
  readonly className: string;
  /** `isFocusKept` says that the keyboard ended the edit, so that the focus belongs back on the cell. */
  readonly onClose: (isFocusKept: boolean) => void;
};

const useCellEdit = <T,>(props: CellEditorProps<T>) => {
  const { editText, read, onChange, onClose, isStrict = false, typed, onType } = props;
  const [text, setText] = useState(typed ?? editText);
  // Nobody is about to complete a restored text.
  const [problem, setProblem] = useState(() => (typed === undefined ? undefined : problemOf(read(typed))));
  // A field that is unmounted fires `blur` once more.
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

/** The text field that a cell becomes: Enter and leaving it save, Escape does not. */
export function CellEditor<T>(props: CellEditorProps<T>) {
  const { text, problem, type, commit, cancel } = useCellEdit(props);
  const [isRestored] = useState(props.typed !== undefined);
  const [isEntered, setIsEntered] = useState(!isRestored);
  // Nobody knows how long a restored text waits for the focus.
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
      // The field has an undo history of its own, also when it is empty.
      event.stopPropagation();
    } else if (isCommands(event)) {
      // The commands dialog restores the focus to this element when it closes: the edit ends before, so that it is the cell.
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
