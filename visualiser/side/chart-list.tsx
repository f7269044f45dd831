import { catalogue, type Chart } from '../catalogue/charts.ts';
import { hashOf } from '../link/link.ts';
import { actorsOf } from '../timeline/shown-actor.ts';
import type { ShownChart } from '../use-shown-chart.ts';
import type { TimelineView } from '../use-timeline.ts';

type ChartItemProps = { readonly chart: Chart; readonly isLiving: boolean; readonly view: ShownChart };

function States({ chart, view }: Omit<ChartItemProps, 'isLiving'>) {
  const { actor, state: linked, leaveFollowing } = view;
  const active = actor?.status === 'active' ? actor.states : [];
  return (
    <ul className="states" aria-label={`States of ${chart.id}`}>
      {chart.states.map((state) => (
        <li key={state.id} style={{ paddingInlineStart: `${state.depth}rem` }}>
          <a
            href={hashOf(chart, state)}
            onClick={leaveFollowing}
            aria-current={state === linked ? 'location' : undefined}
            className={active.includes(state.id) ? 'active' : ''}
          >
            {state.name}
            {active.includes(state.id) && <span className="unseen"> (active)</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}

function ChartItem({ chart, isLiving, view }: ChartItemProps) {
  const isShown = view.chart === chart;
  return (
    <li>
      <a
        href={hashOf(chart)}
        onClick={view.leaveFollowing}
        aria-current={isShown ? 'page' : undefined}
        className={isLiving ? 'living' : ''}
        title={chart.purpose}
      >
        {chart.id}
        {isLiving && <span className="unseen"> (lives)</span>}
      </a>
      {isShown && <States chart={chart} view={view} />}
    </li>
  );
}

/** Links to every chart, and to the states of the shown chart. */
export const ChartList = ({ timeline, view }: { readonly timeline: TimelineView; readonly view: ShownChart }) => (
  <ul className="charts scrolls">
    {catalogue.map((chart) => (
      <ChartItem
        key={chart.id}
        chart={chart}
        isLiving={actorsOf(timeline.world, { chart: chart.id, page: timeline.filter.page }).length > 0}
        view={view}
      />
    ))}
  </ul>
);
