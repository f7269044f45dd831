import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import type { NameProblem } from '../../../../domain/parameters/name-problems.ts';
import { useTranslation } from 'react-i18next';
import { FieldProblem } from '../../../sheet/entries/fields/field-problem.tsx';
import { touchOrNarrow } from '../../../theme/media-queries.ts';
import { useNameProblemText } from './name-problem-text.ts';
import { focusAndSelect } from '../../../keyboard/focus.ts';

const Wrapper = styled('span')({
  position: 'relative',
  flex: 1,
  minWidth: 0,
  // Aligns the text with the name that it replaces.
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
  /** `to` is undefined if the name is unchanged. `isFocusKept` is true if the edit was ended by a key. */
  readonly onClose: (to: string | undefined, isFocusKept: boolean) => void;
};

const useNameEdit = ({ name, problemOf, onClose }: NameEditorProps) => {
  const [text, setText] = useState(name);
  const [refused, setRefused] = useState<NameProblem>();
  // An unmounting field fires `blur` again.
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
    // An empty name cancels the edit, like an unchanged one.
    close(problem || text === name ? undefined : text, isFocusKept);
  };
  return { text, refused, type, save, cancel: () => close(undefined, true) };
};

/** Edits a name in place. Enter and blur save the name, Escape cancels. */
export function NameEditor(props: NameEditorProps) {
  const { text, refused, type, save, cancel } = useNameEdit(props);
  const { t } = useTranslation();
  const problemText = useNameProblemText();
  const id = useId();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      // Otherwise the key press would also click the button that gets the focus.
      event.preventDefault();
      save(true);
    } else if (event.key === 'Escape') {
      cancel();
    }
  };
  return (
    <Wrapper>
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
    </Wrapper>
  );
}
