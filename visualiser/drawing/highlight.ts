export type Highlight = {
  /** Ids of the active states. */
  readonly active: readonly string[];
  /** Keys of the last transitions. */
  readonly taken: readonly string[];
  /** The id of the state in the URL. */
  readonly linked: string | undefined;
};

const keysOf = (element: Element): readonly string[] => {
  const own = element.getAttribute('data-transition');
  // Spaces separate the keys in a list.
  return own === null ? (element.getAttribute('data-transitions') ?? '').split(' ') : [own];
};

/** Highlights states and transitions of a drawing, and removes earlier highlights. */
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

/** The element to scroll to: the linked state, else an active state, else the last transition. */
export const focusOf = (drawing: ParentNode): Element | null =>
  drawing.querySelector('.linked') ??
  drawing.querySelector('.innermost') ??
  drawing.querySelector('[data-transition].taken');
