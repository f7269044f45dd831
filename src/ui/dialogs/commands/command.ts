import type { Findable } from '../../../domain/lib/search.ts';
import type { IconName } from '../../icons/icon-paths.ts';
import type { ShortcutName } from '../../keyboard/shortcuts.ts';

/** Something that a person can have done or shown. */
export type Command = Findable & {
  readonly id: string;
  readonly icon: IconName;
  /** Says in what it differs from the others. */
  readonly note?: string;
  /** The keys that do the same. */
  readonly shortcut?: ShortcutName;
  /** Runs when the list is closed and the focus is back where it was. */
  readonly run: () => void;
};
