/** Lets the browser ask before the page is left while that would lose an edit. */
export function guardUnload(wouldLoseEdits: () => boolean, target: Pick<Window, 'addEventListener'>) {
  target.addEventListener('beforeunload', (event) => {
    if (wouldLoseEdits()) event.preventDefault();
  });
}
