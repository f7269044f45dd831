/** What stands out in a drawing. */
export type Highlight = {
  /** Ids of the active states. */
  readonly active: readonly string[];
  /** Keys of the transitions that were taken last. */
  readonly taken: readonly string[];
  /** Id of the state that the address points at. */
  readonly linked: string | undefined;
};

const keysOf = (element: Element): readonly string[] => {
  const own = element.getAttribute('data-transition');
  // The key of one transition may hold no blank, the list of several is parted by it.
  return own === null ? (element.getAttribute('data-transitions') ?? '').split(' ') : [own];
};

/** Marks the states and transitions of a drawing; what was marked before is not any more. */
export function highlight(drawing: ParentNode, { active, taken, linked }: Highlight): void {
  for (const element of drawing.querySelectorAll('[data-state]')) {
    const id = element.getAttribute('data-state') ?? '';
    element.classList.toggle('active', active.includes(id));
    element.classList.toggle('innermost', active.includes(id) && !active.some((other) => other.startsWith(`${id}.`)));
    element.classList.toggle('linked', id === linked);
  }
  for (const element of drawing.querySelectorAll('[data-transition], [data-transitions]')) {
    element.classList.toggle(
      'taken',
      keysOf(element).some((key) => taken.includes(key)),
    );
  }
}

/** What a reader should see first: the state of the link, else one that is active, else what was taken last. */
export const focusOf = (drawing: ParentNode): Element | null =>
  drawing.querySelector('.linked') ??
  drawing.querySelector('.innermost') ??
  drawing.querySelector('[data-transition].taken');
