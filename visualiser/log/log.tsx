import type { TimelineView } from '../use-timeline.ts';
import { Details } from './details.tsx';
import { FilterForm } from './filter-form.tsx';
import { Rows } from './rows.tsx';

/** The list of events, latest last, and the details of the current event. */
export const Log = ({ timeline }: { readonly timeline: TimelineView }) => (
  <aside className="log" aria-labelledby="log-title">
    <h2 id="log-title">Event log</h2>
    <FilterForm filter={timeline.filter} onFilter={timeline.setFilter} />
    <Rows
      key={JSON.stringify(timeline.filter)}
      shown={timeline.shown}
      current={timeline.current}
      isPaused={timeline.isPaused}
      onChoose={timeline.choose}
    />
    <Details entry={timeline.current} />
  </aside>
);
