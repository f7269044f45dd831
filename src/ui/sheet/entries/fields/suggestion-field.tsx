import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import useAutocomplete from '@mui/material/useAutocomplete';
import { useForkRef } from '@mui/material/utils';
import { type ClipboardEventHandler, type KeyboardEvent, type ReactNode, type Ref, useId, useState } from 'react';
import { Icon } from '../../../icons/icon.tsx';
import { CompactInput } from './compact-input.ts';
import type { FieldStatus } from './field-status.ts';
import { FieldProblem } from './field-problem.tsx';
import { useProblemText } from './problem-text.ts';
import { Suggestions } from './suggestions.tsx';

const Root = styled('div')({ position: 'relative', minWidth: 0 });

const Opener = styled(IconButton)(({ theme: { vars, breakpoints } }) => ({
  position: 'absolute',
  right: 0,
  color: vars.palette.text.tertiary,
  // The icon lies at the end of the line, within a target of 24 px.
  [breakpoints.up('md')]: { justifyContent: 'flex-end', width: 24, height: 24 },
}));

export type SuggestionFieldProps = {
  readonly label: string;
  readonly listLabel: string;
  readonly value: string;
  readonly placeholder: string;
  readonly status: FieldStatus;
  readonly isOutlined: boolean;
  /** The value is proposed, not typed: typing replaces it. */
  readonly isProposed?: boolean;
  /** At the bottom of the screen: notes and the list open above the field. */
  readonly isAtBottom?: boolean | undefined;
  /** The suggestions that start with the typed text. */
  readonly options: readonly string[];
  /** All suggestions, if a button and the arrow keys show them in an empty field. */
  readonly allOptions?: readonly string[];
  readonly id?: string;
  /** The id of a further description. */
  readonly describedBy?: string;
  readonly className?: string;
  readonly endAdornment?: ReactNode;
  readonly inputRef?: Ref<HTMLInputElement> | undefined;
  readonly onType: (text: string) => void;
  readonly onBlur?: () => void;
  readonly onPaste?: ClipboardEventHandler<HTMLInputElement>;
  /** Called for keys that the list does not handle. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
  /** A suggestion was picked: the focus belongs in the next field. */
  readonly onPicked: () => void;
};

/** Whether the open list handles the key: to pick the highlighted suggestion, or to close. */
const isForList = ({ key, target }: KeyboardEvent): boolean =>
  key === 'Escape' || (key === 'Enter' && target instanceof Element && !!target.getAttribute('aria-activedescendant'));

/** The list of a field, with the suggestions that match the typed text or with all of them. */
const useList = ({ id, value, options, allOptions, onType, onPicked }: SuggestionFieldProps) => {
  const ownId = useId();
  const [list, setList] = useState<'matching' | 'all'>();
  const shown = list === 'all' && allOptions ? allOptions : options;
  const isOpen = list !== undefined && shown.length > 0;
  const wholeList = allOptions && 'all';
  const { getRootProps, getInputProps, getListboxProps, getOptionProps } = useAutocomplete({
    id: id ?? ownId,
    freeSolo: true,
    autoSelect: true,
    includeInputInList: true,
    // Free text: no option stays selected.
    value: null,
    inputValue: value,
    options: shown,
    filterOptions: (all) => all,
    open: isOpen,
    // A press in the field only sets the caret.
    onOpen: ({ type }) => type !== 'mousedown' && setList(type === 'change' ? 'matching' : (wholeList ?? 'matching')),
    onClose: ({ type }) => type !== 'mousedown' && setList(undefined),
    onInputChange: (_, text) => {
      setList((before) => before && 'matching');
      onType(text);
    },
    onChange: (_, __, reason) => reason === 'selectOption' && onPicked(),
  });
  return {
    shown,
    isOpen,
    typedLength: list === 'all' ? 0 : value.trim().length,
    showAll: () => value === '' && setList(wholeList),
    toggle: () => setList(isOpen ? undefined : wholeList),
    // The hook keeps a list without matches open. The list would reappear when the user clears the field.
    close: () => setList(undefined),
    getRootProps,
    inputProps: getInputProps(),
    getListboxProps,
    getOptionProps,
  };
};

/** A combobox for free text. It uses MUI's hook: the Autocomplete component would add 11 kB to home for its popper. */
export const SuggestionField = (field: SuggestionFieldProps) => {
  const problemText = useProblemText();
  const problemId = useId();
  const { isInvalid, problem } = field.status;
  const { shown, isOpen, typedLength, showAll, toggle, close, ...list } = useList(field);
  const { getRootProps, inputProps, getListboxProps, getOptionProps } = list;
  const { onKeyDown, onMouseDown, onClick } = getRootProps({
    onKeyDown: (event: KeyboardEvent) => (isOpen && isForList(event)) || field.onKeyDown(event),
  });
  const onBlur = () => {
    close();
    field.onBlur?.();
  };
  const { ref, ...combobox } = inputProps;
  const fieldRef = useForkRef(ref, field.inputRef);
  const opener = field.allOptions && (
    <Opener tabIndex={-1} aria-label={field.listLabel} onClick={toggle}>
      <Icon name="down" size={14} />
    </Opener>
  );
  return (
    <Root className={field.className} onKeyDown={onKeyDown}>
      <CompactInput
        // Not on the root, which contains the list: picking a suggestion moves the focus to the next field.
        onMouseDown={onMouseDown}
        onClick={onClick}
        isOutlined={field.isOutlined}
        isProposed={field.isProposed}
        hasEndButton={opener !== undefined}
        inputRef={fieldRef}
        endAdornment={opener ?? field.endAdornment}
        error={isInvalid}
        onBlur={onBlur}
        aria-describedby={problem ? problemId : field.describedBy}
        placeholder={field.placeholder}
        slotProps={{
          input: {
            ...combobox,
            'aria-label': field.label,
            autoCapitalize: undefined,
            spellCheck: undefined,
            onFocus: (event) => {
              combobox.onFocus?.(event);
              if (field.isProposed) event.target.select();
            },
            onClick: ({ currentTarget }) => {
              if (field.isProposed) currentTarget.select();
              showAll();
            },
            onPaste: field.onPaste,
          },
        }}
      />
      {isOpen && (
        <Suggestions
          label={field.listLabel}
          names={shown}
          typedLength={typedLength}
          isAbove={field.isAtBottom}
          getListboxProps={getListboxProps}
          getOptionProps={getOptionProps}
        />
      )}
      <FieldProblem id={problemId} text={problem && problemText(problem)} isAbove={field.isAtBottom} isAtStart />
    </Root>
  );
};
