/** Runs `change` one frame after the click that is being handled: nothing moves between a press and its click. */
export const afterPress = (change: () => void): void => {
  requestAnimationFrame(() => change());
};
