import { type KeyboardEvent, type MouseEvent, useId, useState } from 'react';

type ComboboxOptions = {
  readonly options: readonly string[];
  readonly onPick: (option: string) => void;
  /** After Enter or a click; Tab moves the focus by itself. */
  readonly onPicked: () => void;
};

const noOption = -1;

/** The state of a text field with a list of proposals, after the combobox pattern of the ARIA practices. */
export const useCombobox = ({ options, onPick, onPicked }: ComboboxOptions) => {
  const [isWanted, setIsWanted] = useState(false);
  const [activeIndex, setActiveIndex] = useState(noOption);
  const listId = useId();
  const isOpen = isWanted && options.length > 0;
  const activeOption = isOpen ? options[activeIndex] : undefined;

  const close = () => {
    setIsWanted(false);
    setActiveIndex(noOption);
  };
  const open = () => {
    setIsWanted(true);
    setActiveIndex(noOption);
  };
  const pick = (option: string) => {
    onPick(option);
    close();
  };
  const move = (step: number) => {
    setIsWanted(true);
    // One place more than there are options: the typed text itself stands between the last and the first.
    const places = options.length + 1;
    setActiveIndex((index) => ((index + 1 + step + places) % places) - 1);
  };
  const keys: Readonly<Record<string, () => boolean>> = {
    ArrowDown: () => (move(1), true),
    ArrowUp: () => (move(-1), true),
    Escape: () => (close(), isOpen),
    Enter: () => activeOption !== undefined && (pick(activeOption), onPicked(), true),
    Tab: () => (activeOption !== undefined && pick(activeOption), false),
  };
  /** Says whether the key was meant for the list, so that nobody else takes it. */
  const onKeyDown = (event: KeyboardEvent): boolean => {
    const isTaken = keys[event.key]?.() ?? false;
    if (isTaken) {
      event.preventDefault();
      event.stopPropagation();
    }
    return isTaken;
  };
  const optionId = (index: number) => `${listId}-${index}`;
  const pickByPointer = (option: string) => {
    pick(option);
    onPicked();
  };
  const inputProps = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? listId : undefined,
    'aria-activedescendant': activeOption === undefined ? undefined : optionId(activeIndex),
  } as const;
  // The field keeps the focus while a proposal is pressed.
  const listProps = {
    id: listId,
    role: 'listbox',
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
  } as const;
  const optionProps = (option: string, index: number) =>
    ({
      id: optionId(index),
      role: 'option',
      'aria-label': option,
      'aria-selected': index === activeIndex,
      onClick: () => pickByPointer(option),
    }) as const;
  return { isOpen, inputProps, listProps, optionProps, open, close, onKeyDown };
};

export type Combobox = ReturnType<typeof useCombobox>;
