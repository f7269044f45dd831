import { styled } from '@mui/material/styles';
import useAutocomplete from '@mui/material/useAutocomplete';
import { useForkRef } from '@mui/material/utils';
import { useSelector } from '@xstate/react';
import { type KeyboardEvent, type ReactNode, type Ref, useId, useMemo, useState } from 'react';
import { suggest } from '../../../domain/parameters/suggestions.ts';
import { useTranslation } from 'react-i18next';
import { useParameters } from '../../hooks/workspace-actors.tsx';
import { FieldProblem } from '../fields/field-problem.tsx';
import { useProblemText } from '../fields/problem-text.ts';
import { AddInput } from '../fields/add-input.ts';
import type { FieldMark } from '../fields/field-marks.ts';
import { Suggestions } from './suggestions.tsx';

const Place = styled('div')({ position: 'relative', gridArea: 'name', minWidth: 0 });

type NameFieldProps = {
  readonly value: string;
  readonly placeholder: string;
  readonly mark: FieldMark;
  readonly isBoxed: boolean;
  /** What stands at its end. */
  readonly endAdornment?: ReactNode;
  readonly inputRef?: Ref<HTMLInputElement> | undefined;
  readonly onType: (text: string) => void;
  /** Gets the keys that the list has no use for. */
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

/**
 * The name of a new line, with the known names that start like it. By MUI's hook: its component brings what places a popup to
 * home, 11 kB.
 */
export const NameField = ({
  value,
  placeholder,
  mark,
  isBoxed,
  endAdornment,
  inputRef,
  onType,
  ...handlers
}: NameFieldProps) => {
  const { t } = useTranslation();
  const problemText = useProblemText();
  const problemId = useId();
  const [isListWanted, setIsListWanted] = useState(false);
  const { isInvalid, problem } = mark;
  const options = useSuggestions(value);
  const isOpen = isListWanted && options.length > 0;
  const { getRootProps, getInputProps, getListboxProps, getOptionProps, setAnchorEl } = useAutocomplete({
    freeSolo: true,
    autoSelect: true,
    includeInputInList: true,
    // Free text: no option stays selected.
    value: null,
    inputValue: value,
    options,
    filterOptions: (all) => all,
    open: isOpen,
    onOpen: ({ type }) => type !== 'mousedown' && setIsListWanted(true),
    onClose: () => setIsListWanted(false),
    onInputChange: (_, text) => onType(text),
    onChange: (_, __, reason) => reason === 'selectOption' && handlers.onPicked(),
  });
  const onKeyDown = (event: KeyboardEvent) => (isOpen && isForList(event)) || handlers.onKeyDown(event);
  const { ref, ...combobox } = getInputProps();
  const fieldRef = useForkRef(ref, inputRef);
  return (
    <Place {...getRootProps({ onKeyDown })} ref={setAnchorEl}>
      <AddInput
        isBoxed={isBoxed}
        inputRef={fieldRef}
        endAdornment={endAdornment}
        error={isInvalid}
        aria-describedby={problem && problemId}
        placeholder={placeholder}
        slotProps={{
          input: {
            ...combobox,
            'aria-label': t('entry.name'),
            autoCapitalize: undefined,
            spellCheck: undefined,
          },
        }}
      />
      {isOpen && (
        <Suggestions
          names={options}
          typedLength={value.trim().length}
          isAbove={isBoxed}
          getListboxProps={getListboxProps}
          getOptionProps={getOptionProps}
        />
      )}
      <FieldProblem id={problemId} text={problem && problemText(problem)} isAbove={isBoxed} isAtStart />
    </Place>
  );
};
