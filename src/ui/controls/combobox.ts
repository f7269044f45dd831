import { type KeyboardEvent, type MouseEvent, useId, useState } from 'react';

type ComboboxOptions<T> = {
  readonly options: readonly T[];
  readonly onPick: (option: T) => void;
  /** After Enter or a click; Tab moves the focus by itself. */
  readonly onPicked?: () => void;
  /** The field is there for its list: it stays open, one of its options is always active, and Home and End move there. */
  readonly isLasting?: boolean;
};

const noOption = -1;

/** The state of a text field with a list of proposals, after the combobox pattern of the ARIA practices. */
export const useCombobox = <T>({ options, onPick, onPicked, isLasting = false }: ComboboxOptions<T>) => {
  const [isWanted, setIsWanted] = useState(false);
  const firstIndex = isLasting ? 0 : noOption;
  const [activeIndex, setActiveIndex] = useState(firstIndex);
  const listId = useId();
  const isOpen = (isWanted || isLasting) && options.length > 0;
  const activeOption = isOpen ? options[activeIndex] : undefined;

  const close = () => {
    setIsWanted(false);
    setActiveIndex(firstIndex);
  };
  const open = () => {
    setIsWanted(true);
    setActiveIndex(firstIndex);
  };
  const pick = (option: T) => {
    onPick(option);
    close();
  };
  const move = (step: number) => {
    setIsWanted(true);
    // Unless one is always active, the typed text itself stands between the last option and the first.
    const places = Math.max(1, options.length - firstIndex);
    setActiveIndex((index) => ((index - firstIndex + step + places) % places) + firstIndex);
  };
  const moveTo = (index: number) => isLasting && isOpen && (setActiveIndex(index), true);
  const keys: Readonly<Record<string, () => boolean>> = {
    ArrowDown: () => (move(1), true),
    ArrowUp: () => (move(-1), true),
    Home: () => moveTo(0),
    End: () => moveTo(options.length - 1),
    Escape: () => !isLasting && (close(), isOpen),
    Enter: () => activeOption !== undefined && (pick(activeOption), onPicked?.(), true),
    Tab: () => (!isLasting && activeOption !== undefined && pick(activeOption), false),
  };
  /** Says whether the key was meant for the list, so that nobody else takes it. */
  const onKeyDown = (event: KeyboardEvent): boolean => {
    // Enter also ends what an input method composes.
    const isTaken = (!event.nativeEvent.isComposing && keys[event.key]?.()) ?? false;
    if (isTaken) {
      event.preventDefault();
      event.stopPropagation();
    }
    return isTaken;
  };
  const optionId = (index: number) => `${listId}-${index}`;
  const pickByPointer = (option: T) => {
    pick(option);
    onPicked?.();
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
  const optionProps = (option: T, index: number) =>
    ({
      id: optionId(index),
      role: 'option',
      'aria-selected': index === activeIndex,
      onClick: () => pickByPointer(option),
    }) as const;
  return { isOpen, inputProps, listProps, optionProps, open, close, onKeyDown, activate: setActiveIndex };
};

export type Combobox<T> = ReturnType<typeof useCombobox<T>>;
