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

/** The icon of a line whose latest change the server has not confirmed. */
const SyncIcon = ({ state }: { readonly state: LineState }) => {
  const text = useTranslation().t(texts[state]);
  return (
    <span className="row-sync" title={text}>
      <span className="visually-hidden">{text}</span>
    </span>
  );
};

/**
 * The position of a row in a virtualised list. `gap` is the distance to the row drawn above it, in CSS pixels. Each value is a
 * prop, so that a memoised row renders only when one changes.
 */
export type RowPlace = {
  readonly gap: number;
  /** Undefined if every row is in the DOM. */
  readonly setSize: number | undefined;
  readonly position: number | undefined;
  /** The label of the divider in the gap. */
  readonly divider?: string | undefined;
};

type RowShellProps = RowPlace & {
  readonly id: string;
  readonly label: string;
  readonly className: string;
  readonly isSelected: boolean;
  /** Read by screen readers after the label. */
  readonly description?: string | undefined;
  /** From 0 to 1: the length of the line under the row. */
  readonly share?: number | undefined;
  /** The sync state of the latest change. Undefined after the server has confirmed the change. */
  readonly sync: LineState | undefined;
  /** Set while a finger swipes the row. */
  readonly swipe: Swipe | undefined;
  readonly children: ReactNode;
};

// Most rows have neither: undefined keeps their props equal.
const styleOf = (
  gap: number,
  share: number | undefined,
): (CSSProperties & { readonly '--share'?: number }) | undefined => {
  const variables = share === undefined ? undefined : { '--share': share };
  return gap > 0 ? { marginTop: gap, ...variables } : variables;
};

/** The list item of a row. It exposes its position when only a part of the list is in the DOM. */
export const RowShell = ({
  id,
  label,
  description,
  share,
  className,
  isSelected,
  divider,
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
    data-divider={divider}
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
    {sync && <SyncIcon state={sync} />}
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
