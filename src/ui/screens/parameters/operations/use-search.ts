import { type ChangeEvent, type CompositionEvent, useState } from 'react';
import { search } from '../../../../domain/parameters/name-problems.ts';

type Typed = {
  readonly text: string;
  /** Accents and other scripts are typed in several steps, of which only the last one counts. */
  readonly isUnfinished: boolean;
  /** What was searched for and nothing contained. */
  readonly missed: string | undefined;
};

const nothing: Typed = { text: '', isUnfinished: false, missed: undefined };

const isComposing = ({ nativeEvent }: ChangeEvent): boolean =>
  nativeEvent instanceof InputEvent && nativeEvent.isComposing;

/** Searches names; a text that none contains is cleared. Source: docs/specification.md#operation-search. */
export const useSearch = (names: readonly string[]) => {
  const [typed, setTyped] = useState(nothing);
  const found = search(names, typed.text);
  const isMissed = found.length === 0 && names.length > 0;
  if (isMissed && !typed.isUnfinished) setTyped({ ...nothing, missed: typed.text.trim() });
  return {
    text: typed.text,
    missed: typed.missed,
    found: isMissed ? names : found,
    onChange: (event: ChangeEvent<HTMLInputElement>) =>
      setTyped({ text: event.target.value, isUnfinished: isComposing(event), missed: undefined }),
    onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) =>
      setTyped({ text: currentTarget.value, isUnfinished: false, missed: undefined }),
  };
};
