import { type FormEvent, type RefObject, useId, useState } from 'react';
import type { NameProblem } from '../../../../domain/name-problems.ts';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../controls/icon.tsx';
import { FieldProblem } from '../../../sheet/field-problem.tsx';
import { useNameProblemText } from './name-problem-text.ts';

type NameFormProps = {
  readonly label: string;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly problemOf: (typed: string) => NameProblem | undefined;
  readonly onAdd: (name: string) => void;
};

/** Adds a name to a list; what cannot be added stays in the field. */
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
    <form data-draft="" className="names-field" onSubmit={add}>
      <input
        ref={field}
        type="text"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        aria-invalid={shown !== undefined}
        aria-describedby={shown && id}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className="names-add" aria-label={t('entry.add')} disabled={problem !== undefined}>
        <Icon name="enter" />
      </button>
      <FieldProblem id={id} text={shown && problemText(shown)} />
    </form>
  );
}
