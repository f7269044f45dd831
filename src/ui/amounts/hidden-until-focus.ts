import { type FocusEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useAmountFormat } from '../hooks/formats.ts';

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** While amounts are hidden, a field hides its value unless it has the focus or the user has typed the value. */
export const useHiddenUntilFocus = (isTyped: boolean) => {
  const areAmountsHidden = useAmountFormat().isHidden;
  const [hasFocus, setHasFocus] = useState(false);
  const isHidden = areAmountsHidden && !hasFocus && !isTyped;
  const onFocus = ({ currentTarget }: FocusEvent<TextField>) => {
    if (!isHidden) return setHasFocus(true);
    flushSync(() => setHasFocus(true));
    // The Tab key makes the browser select the text of the field before the field shows the amount.
    currentTarget.select();
  };
  return { isHidden, onFocus, onBlur: () => setHasFocus(false) };
};
