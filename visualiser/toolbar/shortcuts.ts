export type Shortcut = 'toggle' | 'back' | 'forward' | 'end';

const byKey: Readonly<Record<string, Shortcut>> = {
  ' ': 'toggle',
  ArrowLeft: 'back',
  ArrowRight: 'forward',
  End: 'end',
};

const typesText = 'input:not([type=checkbox]), select, textarea';
const pressedBySpace = 'button, a, input, select, summary';
// The arrow keys scroll a region with keyboard focus.
const scrolls = '.view:focus-visible, pre:focus-visible';

type Press = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'> & {
  readonly target: Pick<Element, 'closest'> | undefined;
};

const isOfBrowser = ({ altKey, ctrlKey, metaKey, shiftKey }: Omit<Press, 'key' | 'target'>): boolean =>
  altKey || ctrlKey || metaKey || shiftKey;

/** The shortcut of a key; undefined if the focused element uses the key. */
export function shortcutOf({ key, target, ...press }: Press): Shortcut | undefined {
  const shortcut = byKey[key];
  if (shortcut === undefined || isOfBrowser(press)) return undefined;
  const own = shortcut === 'toggle' ? `${pressedBySpace}, ${typesText}` : `${typesText}, ${scrolls}`;
  return target?.closest(own) ? undefined : shortcut;
}
