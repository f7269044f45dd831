import { type FocusEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useAmountFormat } from '../hooks/formats.ts';

type TextField = HTMLInputElement | HTMLTextAreaElement;

/**
 * Whether a field has dots in the place of what it holds: while amounts are hidden, until it has the focus. What has just been
 * typed is not hidden.
 */
export const useConcealed = (isTyped: boolean) => {
  const { isHidden } = useAmountFormat();
  const [hasFocus, setHasFocus] = useState(false);
  const isConcealed = isHidden && !hasFocus && !isTyped;
  const onFocus = ({ currentTarget }: FocusEvent<TextField>) => {
    if (!isConcealed) return setHasFocus(true);
    flushSync(() => setHasFocus(true));
    // As in any field that is reached by Tab: the browser had nothing to select before.
    currentTarget.select();
  };
  return { isConcealed, onFocus, onBlur: () => setHasFocus(false) };
};
