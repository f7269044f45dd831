import type { CSSProperties, ReactNode } from 'react';
import type { LineState } from '../../../../domain/sync/line-state.ts';
import type { MessageKey } from '../../../../i18n/message-key.ts';
import { useTranslation } from 'react-i18next';
import { type Swipe, SwipeBackground } from '../swipe/swipe-background.tsx';

const texts: Record<LineState, MessageKey> = {
  saving: 'sync.saving',
  waiting: 'sync.lineWaiting',
  refused: 'sync.lineRefused',
};

/** The sign of a line whose latest change the server does not have. */
const SyncMark = ({ state }: { readonly state: LineState }) => {
  const text = useTranslation().t(texts[state]);
  return (
    <span className="row-sync" title={text}>
      <span className="visually-hidden">{text}</span>
    </span>
  );
};

/**
 * Where a row of a virtualised list stands: `gap` pixels under the row that the page has before it, as one of so many. Each is
 * a property of its own, so that a row which stands where it stood is not drawn again.
 */
export type RowPlace = {
  readonly gap: number;
  /** Undefined where every row is in the page. */
  readonly setSize: number | undefined;
  readonly position: number | undefined;
  /** What stands in the gap: the row begins something. */
  readonly mark?: string | undefined;
};

type RowShellProps = RowPlace & {
  readonly id: string;
  readonly label: string;
  readonly className: string;
  readonly isSelected: boolean;
  /** What the row says besides its label. */
  readonly description?: string | undefined;
  /** From 0 to 1, the part of it that a line under the row shows. */
  readonly share?: number | undefined;
  /** What has become of its latest change, unless the server has it. */
  readonly sync: LineState | undefined;
  /** What lies under the row while a finger moves it aside. */
  readonly swipe: Swipe | undefined;
  readonly children: ReactNode;
};

// One reference while there is nothing to say: most rows have neither.
const styleOf = (
  gap: number,
  share: number | undefined,
): (CSSProperties & { readonly '--share'?: number }) | undefined => {
  const variables = share === undefined ? undefined : { '--share': share };
  return gap > 0 ? { marginTop: gap, ...variables } : variables;
};

/** The list item of a row, which knows its place when only a part of the list is in the page. */
export const RowShell = ({
  id,
  label,
  description,
  share,
  className,
  isSelected,
  mark,
  sync,
  swipe,
  children,
  ...place
}: RowShellProps) => (
  <li
    className={`row ${className}${isSelected ? ' is-selected' : ''}`}
    style={styleOf(place.gap, share)}
    data-row={id}
    data-sync={sync}
    data-mark={mark}
    data-swipe={swipe?.direction}
    aria-label={label}
    aria-describedby={description && `about-${id}`}
    aria-setsize={place.setSize}
    aria-posinset={place.position}
  >
    {description && (
      <span id={`about-${id}`} hidden>
        {description}
      </span>
    )}
    {sync && <SyncMark state={sync} />}
    {swipe && <SwipeBackground {...swipe} />}
    {children}
  </li>
);

type RowDeleteProps = { readonly label: string; readonly tabIndex: 0 | -1; readonly onClick: () => void };

export const RowDelete = ({ label, tabIndex, onClick }: RowDeleteProps) => (
  <button
    type="button"
    className="row-delete"
    data-cell="delete"
    tabIndex={tabIndex}
    aria-label={label}
    title={label}
    onClick={onClick}
  />
);
