import type { ShownChart } from '../use-shown-chart.ts';
import type { TimelineView } from '../use-timeline.ts';
import { Actors } from './actors.tsx';
import { ChartList } from './chart-list.tsx';
import { PageChoice } from './page-choice.tsx';

type SideProps = { readonly timeline: TimelineView; readonly view: ShownChart };

export const Side = ({ timeline, view }: SideProps) => (
  <nav className="side" aria-label="Charts and actors">
    <section aria-labelledby="actors-title">
      <h2 id="actors-title">Living actors</h2>
      <PageChoice timeline={timeline} />
      <Actors timeline={timeline} view={view} />
    </section>
    <section aria-labelledby="charts-title">
      <h2 id="charts-title">All charts</h2>
      <ChartList timeline={timeline} view={view} />
    </section>
  </nav>
);
