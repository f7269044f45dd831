import Autocomplete from '@mui/material/Autocomplete';
import { styled } from '@mui/material/styles';
import { useSelector } from '@xstate/react';
import { type KeyboardEvent, type Ref, useId, useMemo, useState } from 'react';
import { suggest } from '../../../domain/suggestions.ts';
import { useTranslation } from 'react-i18next';
import { useParameters } from '../../hooks/workspace-actors.tsx';
import { FieldProblem } from '../field-problem.tsx';
import { useProblemText } from '../problem-text.ts';
import { AddInput } from './add-input.ts';
import type { FieldMark } from './field-marks.ts';
import { SuggestionsPaper } from './suggestions-paper.tsx';

const Place = styled('div')({
  position: 'relative',
  gridArea: 'name',
  minWidth: 0,
  '& > .field-problem': { right: 'auto', left: 0 },
});

type NameFieldProps = {
  readonly value: string;
  readonly placeholder: string;
  readonly mark: FieldMark;
  readonly isBoxed: boolean;
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

/** What the list does with the key, when it is open: it picks what is pointed at, or closes. */
const isForList = ({ key, target }: KeyboardEvent): boolean =>
  key === 'Escape' || (key === 'Enter' && target instanceof Element && !!target.getAttribute('aria-activedescendant'));

/** The name of a new line, with the known names that start like it. */
export const NameField = ({ value, placeholder, mark, isBoxed, inputRef, onType, ...told }: NameFieldProps) => {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const problemId = useId();
  const [isWanted, setIsWanted] = useState(false);
  const { isInvalid, problem } = mark;
  const options = useSuggestions(value);
  const isOpen = isWanted && options.length > 0;
  const typedLength = value.trim().length;
  return (
    <Place>
      <Autocomplete
        freeSolo
        autoSelect
        disableClearable
        disablePortal
        includeInputInList
        // The text is all there is: nothing stays chosen.
        value=""
        inputValue={value}
        options={options}
        filterOptions={(all) => all}
        open={isOpen}
        onOpen={({ type }) => type !== 'mousedown' && setIsWanted(true)}
        onClose={() => setIsWanted(false)}
        onInputChange={(_, text) => onType(text)}
        onChange={(_, __, reason) => reason === 'selectOption' && told.onPicked()}
        onKeyDown={(event) => (isOpen && isForList(event)) || told.onKeyDown(event)}
        slots={{ paper: SuggestionsPaper }}
        slotProps={{
          listbox: { 'aria-label': t('suggestions.title'), 'aria-labelledby': undefined },
          popper: { placement: isBoxed ? 'top-start' : 'bottom-start', style: { width: 'auto' } },
        }}
        renderOption={({ key, onMouseMove: _, ...option }, name) => (
          // The pointer only points: Enter picks what the arrows have reached.
          <li key={key} {...option} aria-label={name}>
            <mark>{name.slice(0, typedLength)}</mark>
            {name.slice(typedLength)}
          </li>
        )}
        renderInput={({ slotProps: { input, htmlInput } }) => (
          <AddInput
            {...input}
            isBoxed={isBoxed}
            inputRef={inputRef}
            error={isInvalid}
            aria-describedby={problem && problemId}
            placeholder={placeholder}
            slotProps={{
              input: { ...htmlInput, 'aria-label': t('entry.name'), autoCapitalize: undefined, spellCheck: undefined },
            }}
          />
        )}
      />
      <FieldProblem id={problemId} text={problem && problemText(problem)} />
    </Place>
  );
};
