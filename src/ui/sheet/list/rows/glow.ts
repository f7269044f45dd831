import { type RefObject, useEffect, useRef } from 'react';
import type { Collection, LineOf } from '../../../../domain/sheet/sheet.ts';
import { useSheet } from '../../../hooks/workspace-actors.tsx';
import { useLines } from '../../../hooks/sheet-data.ts';

type Line = LineOf[Collection];

const duration = 1200;

/** Whether only `paid` has changed. A user who ticks a line sees this change in the checkbox. */
const isTick = (before: Line | undefined, after: Line): boolean =>
  before !== undefined && 'paid' in after && JSON.stringify({ ...before, paid: after.paid }) === JSON.stringify(after);

const glow = (row: Element) => {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const selected = 'var(--mui-palette-action-selected)';
  // With reduced motion the colour stays as long, but ends without a fade.
  const easing = isStill ? 'step-end' : 'ease-in';
  row.animate([{ backgroundColor: selected, easing }, {}], duration);
};

/** The row of a line, if it is in the DOM. */
export const rowIn = (list: HTMLElement | null, id: string) => list?.querySelector(`[data-row="${CSS.escape(id)}"]`);

/** Makes the row of a line glow, if the row is in the DOM. */
export const glowAt = (list: HTMLElement | null, id: string): void => {
  const row = rowIn(list, id);
  if (row) glow(row);
};

const glowIn = (list: HTMLElement | null, { old, line }: { readonly old: Line | undefined; readonly line: Line }) => {
  const row = rowIn(list, line.id);
  if (!row) return;
  const isPressedHere = row.matches(':hover') || row.contains(document.activeElement);
  if (!isPressedHere || !isTick(old, line)) glow(row);
};

/** Makes a line glow when the line is added, restored, edited, or changed on another device. */
export const useGlow = (list: RefObject<HTMLElement | null>, collection: Collection): void => {
  const sheet = useSheet();
  const lines: readonly Line[] = useLines(collection);
  const last = useRef({ sheet, lines });
  useEffect(() => {
    const before = last.current;
    last.current = { sheet, lines };
    if (before.sheet !== sheet || before.lines === lines) return;
    const known = new Map(before.lines.map((line) => [line.id, line]));
    const changed = lines.map((line) => ({ old: known.get(line.id), line })).filter(({ old, line }) => old !== line);
    for (const change of changed) glowIn(list.current, change);
  }, [list, sheet, lines]);
};
