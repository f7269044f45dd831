import { useRef } from 'react';
import type { Provision } from '../../../../domain/sheet/sheet.ts';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../surfaces/empty-state.tsx';
import { type Layout, useLayout } from '../../../hooks/layout.tsx';
import { useFocusAfterLoss } from '../../list/rows/focus-after-loss.ts';
import { useFreshId } from '../../list/rows/fresh-row.ts';
import { useGlow } from '../../list/rows/glow.ts';
import { useSelecting } from '../../list/selection/selecting.ts';
import { useLineStates } from '../../list/rows/line-states.ts';
import { tabStopsOf, useRowFocus } from '../../list/rows/row-focus.ts';
import { RowWindow } from '../../list/windowing/row-window.tsx';
import { useRestoredDrafts } from '../../list/rows/restored-drafts.ts';
import { useLines, useSortedLines } from '../../../hooks/sheet-data.ts';
import { useProvisionCommands } from '../provision-commands.ts';
import { useRemovalSwipe } from '../../list/swipe/removal-swipe.ts';
import { useSwipe } from '../../list/swipe/use-swipe.ts';
import { ProvisionRow } from './provision-row.tsx';
import { useProvisionTexts } from '../provision-texts.ts';
import { TouchProvisionRow } from './touch-provision-row.tsx';
import type { EditedProvisionsView } from '../../../../machines/parent-events/workspace.events.ts';
import '../../list/rows/row.css';
import './provisions.css';

const fullRowHeight = 48;
const fullTouchRowHeight = 64;

const rowHeightOf = ({ isTouch, rowHeight }: Layout, view: EditedProvisionsView): number => {
  if (view === 'simple') return rowHeight;
  return isTouch ? fullTouchRowHeight : fullRowHeight;
};

export function ProvisionList({ view }: { readonly view: EditedProvisionsView }) {
  const { t } = useTranslation();
  const layout = useLayout();
  const provisions: readonly Provision[] = useSortedLines('provisions');
  const texts = useProvisionTexts();
  const commands = useProvisionCommands();
  const restored = useRestoredDrafts('provisions');
  const Row = layout.isTouch ? TouchProvisionRow : ProvisionRow;
  const freshId = useFreshId(useLines('provisions'), provisions);
  const states = useLineStates('provisions');
  const remove = (id: string) => {
    const provision = provisions.find((candidate) => candidate.id === id);
    if (provision) commands.requestRemoval(provision);
  };
  const { active, onFocus, onKeyDown } = useRowFocus(
    provisions.map(({ id }) => id),
    remove,
  );
  const removal = useRemovalSwipe(commands.remove);
  const swipe = useSwipe((id) => ({ left: removal(id) }));
  const { selectedIds, handlers } = useSelecting('provisions', provisions, swipe.handlers);
  const list = useRef<HTMLDivElement>(null);
  useGlow(list, 'provisions');
  useFocusAfterLoss(list, provisions, active);
  const { activeIndex, tabStop } = tabStopsOf(provisions, active, layout.isTouch ? 'open' : 'name');
  if (provisions.length === 0) {
    return <EmptyState title={t('provisions.emptyTitle')}>{t('provisions.emptyText')}</EmptyState>;
  }
  return (
    <div ref={list} role="presentation" className="row-focus" onFocus={onFocus} onKeyDown={onKeyDown} {...handlers}>
      <RowWindow
        lines={provisions}
        label={t('provisions.title')}
        rowHeight={rowHeightOf(layout, view)}
        scroller={layout.name === 'board' ? 'list' : 'page'}
        focusedIndex={activeIndex}
        freshId={freshId ?? restored.firstId}
      >
        {(provision, index, place) => (
          <Row
            key={provision.id}
            {...place}
            provision={provision}
            view={view}
            sync={states.get(provision.id)}
            swipe={swipe.swipeOf(provision.id)}
            isSelected={selectedIds.has(provision.id)}
            tabStop={tabStop(index)}
            restored={restored.typedInto(provision.id)}
            texts={texts}
            commands={commands}
            onOpen={commands.open}
          />
        )}
      </RowWindow>
    </div>
  );
}
