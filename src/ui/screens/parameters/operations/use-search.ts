import { type ChangeEvent, type CompositionEvent, useState } from 'react';
import { search } from '../../../../domain/parameters/name-problems.ts';

type SearchState = {
  readonly text: string;
  /** An input method is composing the text. The text is not cleared meanwhile. */
  readonly isComposing: boolean;
  /** The text of the last search without a match. */
  readonly unmatched: string | undefined;
};

const empty: SearchState = { text: '', isComposing: false, unmatched: undefined };

const isComposingEvent = ({ nativeEvent }: ChangeEvent): boolean =>
  nativeEvent instanceof InputEvent && nativeEvent.isComposing;

/** Searches names. A text without a match is cleared. Source: docs/specification.md#operation-search. */
export const useSearch = (names: readonly string[]) => {
  const [state, setState] = useState(empty);
  const found = search(names, state.text);
  const hasNoMatch = found.length === 0 && names.length > 0;
  if (hasNoMatch && !state.isComposing) setState({ ...empty, unmatched: state.text.trim() });
  return {
    text: state.text,
    unmatched: state.unmatched,
    found: hasNoMatch ? names : found,
    onChange: (event: ChangeEvent<HTMLInputElement>) =>
      setState({ text: event.target.value, isComposing: isComposingEvent(event), unmatched: undefined }),
    onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) =>
      setState({ text: currentTarget.value, isComposing: false, unmatched: undefined }),
  };
};
