import type { ShownChart } from '../use-shown-chart.ts';
import type { TimelineView } from '../use-timeline.ts';

type ToolbarProps = { readonly timeline: TimelineView; readonly view: ShownChart };

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

function statusOf({ isPaused, newer, world }: TimelineView): string {
  if (isPaused) return newer > 0 ? `Paused · ${newer} new` : 'Paused';
  return world.pages.size > 0 ? `Live · ${counted(world.pages.size, 'page')}` : 'No page speaks';
}

export function Toolbar({ timeline, view }: ToolbarProps) {
  const { isPaused, isEmpty, toggle, back, forward, end, clear, world } = timeline;
  const mood = isPaused ? 'paused' : world.pages.size > 0 ? 'live' : 'silent';
  return (
    <header className="toolbar">
      <h1>Statecharts</h1>
      <output className={`status ${mood}`}>{statusOf(timeline)}</output>
      <fieldset className="group" aria-label="Time">
        <button type="button" onClick={back} disabled={isEmpty} title="One event back (←)">
          ← Back
        </button>
        <button type="button" className="primary" onClick={toggle} disabled={isEmpty} title="Pause or follow (Space)">
          {isPaused ? 'Follow' : 'Pause'}
        </button>
        <button type="button" onClick={forward} disabled={!isPaused} title="One event forward (→)">
          Forward →
        </button>
        <button type="button" onClick={end} disabled={!isPaused} title="To the latest event (End)">
          To the end
        </button>
      </fieldset>
      <button
        type="button"
        className="plain"
        onClick={clear}
        disabled={isEmpty}
        title="Empties the log; what lives stays"
      >
        Clear
      </button>
      <label className="follow">
        <input type="checkbox" checked={view.follows} onChange={({ target }) => view.setFollows(target.checked)} />
        Show the chart that moves
      </label>
    </header>
  );
}
