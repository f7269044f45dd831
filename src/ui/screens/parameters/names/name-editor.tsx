import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import type { NameProblem } from '../../../../domain/parameters/name-problems.ts';
import { useTranslation } from 'react-i18next';
import { FieldProblem } from '../../../sheet/entries/fields/field-problem.tsx';
import { touchOrNarrow } from '../../../theme/media-queries.ts';
import { useNameProblemText } from './name-problem-text.ts';
import { focusAndSelect } from '../../../keyboard/focus.ts';

const Place = styled('span')({
  position: 'relative',
  flex: 1,
  minWidth: 0,
  // The letters stay where they stood in the row.
  marginLeft: -8,
});

const Field = styled(OutlinedInput)(({ theme }) => ({
  height: 32,
  borderRadius: theme.shape.field,
  '& > input': { padding: '0 8px' },
  [touchOrNarrow]: { height: 40 },
}));

type NameEditorProps = {
  readonly name: string;
  readonly problemOf: (typed: string, current: string) => NameProblem | undefined;
  /** The edit is over. `to` is the new name, where there is one; `isFocusKept` says that the keyboard ended it. */
  readonly onClose: (to: string | undefined, isFocusKept: boolean) => void;
};

const useNameEdit = ({ name, problemOf, onClose }: NameEditorProps) => {
  const [text, setText] = useState(name);
  const [refused, setRefused] = useState<NameProblem>();
  // A field that is unmounted fires `blur` once more.
  const isDone = useRef(false);

  const close = (to: string | undefined, isFocusKept: boolean) => {
    isDone.current = true;
    onClose(to, isFocusKept);
  };
  const type = (typed: string) => {
    setText(typed);
    setRefused(undefined);
  };
  const save = (isFocusKept: boolean) => {
    if (isDone.current) return;
    const problem = problemOf(text, name);
    if (problem && problem !== 'blank') return setRefused(problem);
    // An emptied name is no name, and an unchanged one is no change.
    close(problem || text === name ? undefined : text, isFocusKept);
  };
  return { text, refused, type, save, cancel: () => close(undefined, true) };
};

/** The field that a name becomes: Enter and leaving it save, Escape does not. */
export function NameEditor(props: NameEditorProps) {
  const { text, refused, type, save, cancel } = useNameEdit(props);
  const { t } = useTranslation();
  const problemText = useNameProblemText();
  const id = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      // The key press would go on to the button that gets the focus, and click it.
      event.preventDefault();
      save(true);
    } else if (event.key === 'Escape') {
      cancel();
    }
  };
  return (
    <Place>
      <Field
        fullWidth
        inputRef={focusAndSelect}
        autoComplete="off"
        error={refused !== undefined}
        aria-describedby={refused && id}
        value={text}
        onChange={(event) => type(event.target.value)}
        onBlur={() => save(false)}
        onKeyDown={onKeyDown}
        slotProps={{ input: { 'aria-label': t('parameters.names.name'), enterKeyHint: 'done' } }}
      />
      <FieldProblem id={id} text={refused && problemText(refused)} isAtStart />
    </Place>
  );
}
