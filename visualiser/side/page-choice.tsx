import { clockTime } from '../log/words.ts';
import type { TimelineView } from '../use-timeline.ts';

const all = '';

export function PageChoice({ timeline }: { readonly timeline: TimelineView }) {
  const { world, filter, setFilter } = timeline;
  if (world.pages.size < 2 && filter.page === undefined) return null;
  return (
    <label className="page-choice">
      Page
      <select
        value={filter.page ?? all}
        onChange={({ target: { value } }) => setFilter({ ...filter, page: value === all ? undefined : value })}
      >
        <option value={all}>All pages</option>
        {[...world.pages.values()].map(({ id, path, opened }) => (
          <option key={id} value={id}>
            {path}, since {clockTime(opened).slice(0, 8)}
          </option>
        ))}
      </select>
    </label>
  );
}
