import { useRef, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { SelectedLines } from '../../../../domain/sheet/totals/selected-lines.ts';
import { BarAction } from './bar-action.tsx';
import { BlockBarFrame, BottomBarFrame, Count } from './bar-frames.ts';
import { useBarActions } from './bar-actions.ts';
import { useSelectedLines } from './selected-lines.ts';
import { useSelectionSumText } from './sum-text.ts';
import { useToolbarKeys } from './toolbar-keys.ts';
import { isTextField } from '../../../keyboard/focus.ts';

const isOnRow = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest('[data-row]') !== null && !isTextField(target);

/** Handles Delete on a row for the whole selection, before the focused row handles it. */
function useDeleteKey(onDelete: () => void): void {
  const remove = useEffectEvent(onDelete);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Delete' || !isOnRow(event)) return;
      event.stopPropagation();
      remove();
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);
}

export type SelectedBarProps = {
  readonly selected: SelectedLines;
  /** Shown at the bottom of a touch screen instead of above the totals of a block. */
  readonly isAtBottom: boolean;
};

/** The sum of the selected rows and a button for each action. */
export function SelectedBar({ selected, isAtBottom }: SelectedBarProps) {
  const { t } = useTranslation();
  const { lines, sum } = useSelectedLines(selected);
  const actions = useBarActions(selected);
  const sumText = useSelectionSumText();
  const { onKeyDown, tabIndexAt } = useToolbarKeys();
  const bar = useRef<HTMLDivElement>(null);
  const block = () => bar.current?.closest('section') ?? null;
  useDeleteKey(() => {
    const removal = actions.find(({ name, reason }) => name === 'remove' && reason === undefined);
    removal?.run(block());
  });
  const Frame = isAtBottom ? BottomBarFrame : BlockBarFrame;
  return (
    <Frame ref={bar} role="toolbar" aria-label={t('selection.title')} onKeyDown={onKeyDown}>
      <Count>
        <span>{t('selection.count', { count: lines.length })}</span> <b>{sumText(selected.collection, sum)}</b>
        {isAtBottom && <small aria-hidden="true">{actions.find(({ reason }) => reason !== undefined)?.reason}</small>}
      </Count>
      {actions.map((action, index) => (
        <BarAction key={action.name} {...action} tabIndex={tabIndexAt(index)} onClick={() => action.run(block())} />
      ))}
    </Frame>
  );
}
