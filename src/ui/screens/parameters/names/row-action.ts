import type { IconName } from '../../../icons/icon-paths.ts';

/** Something that can be done to a name of a list. */
export type RowAction = {
  /** The key of the action among those of its row. */
  readonly cell: string;
  readonly label: string;
  readonly icon: IconName;
  /** Where there is room, the label stands in the row instead of the icon. */
  readonly isWorded?: boolean;
  readonly run: (name: string) => void;
};
