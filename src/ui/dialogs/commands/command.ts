import type { Findable } from '../../../domain/lib/search.ts';
import type { IconName } from '../../icons/icon-paths.ts';
import type { ShortcutName } from '../../keyboard/shortcuts.ts';

/** An action, a sheet or a screen to choose from the list. */
export type Command = Findable & {
  readonly id: string;
  readonly icon: IconName;
  /** Shown after the label. */
  readonly note?: string;
  /** The shortcut of the same action. */
  readonly shortcut?: ShortcutName;
  /** Called when the list is closed and the focus restored. */
  readonly run: () => void;
};
