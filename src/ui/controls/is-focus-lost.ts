/** Whether nothing has the focus: the element that had it was removed or disabled, and the browser gives it to the body. */
export const isFocusLost = (): boolean => document.activeElement === document.body;
