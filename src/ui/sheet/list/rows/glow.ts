import { type RefObject, useEffect, useRef } from 'react';
import type { Collection, LineOf } from '../../../../domain/sheet/sheet.ts';
import { useSheet } from '../../../hooks/workspace-actors.tsx';
import { useLines } from '../../../hooks/sheet-data.ts';

type Line = LineOf[Collection];

const duration = 1200;

/** Whether a line was ticked or unticked, and nothing else: its box says so to those who pressed it. */
const isTick = (before: Line | undefined, after: Line): boolean =>
  before !== undefined && 'paid' in after && JSON.stringify({ ...before, paid: after.paid }) === JSON.stringify(after);

const glow = (row: Element) => {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const selected = 'var(--mui-palette-action-selected)';
  // Less motion: the colour stays for as long, and goes at once.
  const easing = isStill ? 'step-end' : 'ease-in';
  row.animate([{ backgroundColor: selected, easing }, {}], duration);
};

/** The row of a line, where it is in the page. */
export const rowIn = (list: HTMLElement | null, id: string) => list?.querySelector(`[data-row="${CSS.escape(id)}"]`);

/** The row of a line glows once, where it is in the page. */
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

/** A line of the list glows once when it is added or restored, edited, or changed on another device. */
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
