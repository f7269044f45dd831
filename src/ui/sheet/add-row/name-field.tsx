import { useSelector } from '@xstate/react';
import { type KeyboardEvent, type Ref, useId, useMemo } from 'react';
import { suggest } from '../../../domain/suggestions.ts';
import { useTranslation } from 'react-i18next';
import { useCombobox } from '../../controls/combobox.ts';
import { useParameters } from '../../hooks/workspace-actors.tsx';
import { FieldProblem } from '../field-problem.tsx';
import { useProblemText } from '../problem-text.ts';
import type { FieldMark } from './field-marks.ts';
import { SuggestionList } from './suggestion-list.tsx';

type NameFieldProps = {
  readonly value: string;
  readonly placeholder: string;
  readonly mark: FieldMark;
  readonly inputRef?: Ref<HTMLInputElement> | undefined;
  readonly onType: (text: string) => void;
  /** Told of the keys that the list has no use for. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
  /** The name is complete: the focus belongs in the next field. */
  readonly onPicked: () => void;
};

const useSuggestions = (typed: string): readonly string[] => {
  const operations = useSelector(useParameters(), ({ context }) => context.parameters.operations);
  return useMemo(() => suggest(operations, typed), [operations, typed]);
};

/** The name of a new line, with the known names that start like it. */
export const NameField = ({ value, placeholder, mark, inputRef, onType, onKeyDown, onPicked }: NameFieldProps) => {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const problemId = useId();
  const { isInvalid, problem } = mark;
  const options = useSuggestions(value);
  const list = useCombobox({ options, onPick: onType, onPicked });
  const type = (text: string) => {
    onType(text);
    list.open();
  };
  return (
    <span className="add-field add-field-name">
      <input
        ref={inputRef}
        className="add-input"
        type="text"
        autoComplete="off"
        aria-label={t('entry.name')}
        aria-invalid={isInvalid}
        aria-describedby={problem && problemId}
        placeholder={placeholder}
        value={value}
        {...list.inputProps}
        onChange={(event) => type(event.target.value)}
        onBlur={list.close}
        onKeyDown={(event) => list.onKeyDown(event) || onKeyDown(event)}
      />
      <FieldProblem id={problemId} text={problem && problemText(problem)} />
      {list.isOpen && (
        <SuggestionList
          options={options}
          typedLength={value.trim().length}
          listProps={list.listProps}
          optionProps={list.optionProps}
        />
      )}
    </span>
  );
};
