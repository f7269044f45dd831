import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useEditing, useSheet } from '../../hooks/workspace-actors.tsx';
import { lazyComponent } from '../../loading/lazy-component.ts';
import { useLayout } from '../../hooks/layout.tsx';

const OpenedLine = lazyComponent(async () => (await import('./opened-line.lazy.tsx')).OpenedLine);

/** Sends the shown sheet to the editing chart, and renders the dialog of the open line. */
export function LineEditing() {
  const editing = useEditing();
  const sheet = useSheet();
  const { isTouch } = useLayout();
  useEffect(() => {
    const { sheet: shown, content } = sheet.getSnapshot().context;
    if (!content) return undefined;
    editing.send({ type: 'sheet.shown', sheetId: shown.id, content, isInPlace: !isTouch });
    return () => editing.send({ type: 'sheet.left' });
  }, [editing, sheet, isTouch]);
  const isOpen = useSelector(editing, (snapshot) => snapshot.matches('open'));
  return isOpen && <OpenedLine />;
}
