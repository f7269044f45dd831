import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { type FormEvent, type RefObject, useId, useState } from 'react';
import type { NameProblem } from '../../../../domain/parameters/name-problems.ts';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../icons/icon.tsx';
import { FieldProblem } from '../../../sheet/entries/fields/field-problem.tsx';
import { useNameProblemText } from './name-problem-text.ts';

type NameFormProps = {
  readonly label: string;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly problemOf: (typed: string) => NameProblem | undefined;
  readonly onAdd: (name: string) => void;
};

const Form = styled('form')({ position: 'relative' });

/** Adds a name to a list. An invalid name stays in the field. */
export function NameForm({ label, field, problemOf, onAdd }: NameFormProps) {
  const { t } = useTranslation();
  const problemText = useNameProblemText();
  const id = useId();
  const [text, setText] = useState('');
  const problem = problemOf(text);
  const shown = problem === 'blank' ? undefined : problem;
  const add = (event: FormEvent) => {
    event.preventDefault();
    onAdd(text);
    setText('');
    field.current?.focus();
  };
  return (
    <Form data-draft="" onSubmit={add}>
      <OutlinedInput
        fullWidth
        size="small"
        inputRef={field}
        placeholder={label}
        autoComplete="off"
        error={shown !== undefined}
        aria-describedby={shown && id}
        value={text}
        onChange={(event) => setText(event.target.value)}
        endAdornment={
          <IconButton
            type="submit"
            color="primary"
            size="small"
            aria-label={t('entry.add')}
            disabled={problem !== undefined}
          >
            <Icon name="enter" />
          </IconButton>
        }
        slotProps={{ input: { 'aria-label': label } }}
      />
      <FieldProblem id={id} text={shown && problemText(shown)} isAtStart />
    </Form>
  );
}
