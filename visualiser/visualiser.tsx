import { Log } from './log/log.tsx';
import { Side } from './side/side.tsx';
import { Stage } from './stage/stage.tsx';
import { Toolbar } from './toolbar/toolbar.tsx';
import { useShortcuts } from './toolbar/use-shortcuts.ts';
import { useShownChart } from './use-shown-chart.ts';
import { useTimeline } from './use-timeline.ts';

/** Shows the charts of the app in other windows of this origin. */
export function Visualiser() {
  const timeline = useTimeline();
  const { past, world, filter } = timeline;
  const view = useShownChart({ past, world, page: filter.page });
  useShortcuts((shortcut) => timeline[shortcut]());
  return (
    <div className="visualiser">
      <Toolbar timeline={timeline} view={view} />
      <Side timeline={timeline} view={view} />
      <Stage timeline={timeline} view={view} />
      <Log timeline={timeline} />
    </div>
  );
}
