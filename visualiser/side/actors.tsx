import { Fragment } from 'react';
import { catalogue } from '../catalogue/charts.ts';
import { stateWords } from '../log/words.ts';
import { type ActorBranch, actorTree } from '../timeline/actor-tree.ts';
import type { ShownChart } from '../use-shown-chart.ts';
import type { TimelineView } from '../use-timeline.ts';

type BranchProps = { readonly branch: ActorBranch; readonly view: ShownChart };

const Effect = ({ name }: { readonly name: string }) => (
  <span className="effect" title="An effect: it has no chart">
    {name}
  </span>
);

function ChartActor({ branch: { key, actor }, view }: BranchProps) {
  const chart = catalogue.find(({ id }) => id === actor.chart);
  const isShown = view.actor?.page === actor.page && view.actor.actor === actor.actor;
  const show = () => {
    view.chooseActor(key);
    if (chart) view.showState(chart);
  };
  return (
    <button type="button" className="actor" aria-pressed={isShown} onClick={show} title={stateWords(actor)}>
      <span className="name">{actor.name.startsWith('x:') ? actor.chart : actor.name}</span>{' '}
      <span className="where">{stateWords(actor)}</span>
    </button>
  );
}

const Branch = ({ branch, view }: BranchProps) => (
  <li>
    {branch.actor.chart === undefined ? (
      <Effect name={branch.actor.name} />
    ) : (
      <ChartActor branch={branch} view={view} />
    )}
    {branch.children.length > 0 && <Branches branches={branch.children} view={view} />}
  </li>
);

const Branches = ({ branches, view }: { readonly branches: readonly ActorBranch[]; readonly view: ShownChart }) => (
  <ul>
    {branches.map((branch) => (
      <Branch key={branch.key} branch={branch} view={view} />
    ))}
  </ul>
);

export function Actors({ timeline, view }: { readonly timeline: TimelineView; readonly view: ShownChart }) {
  const { world, filter } = timeline;
  const pages = [...world.pages.keys()].filter((page) => filter.page === undefined || filter.page === page);
  return (
    <div className="actors scrolls" data-testid="actors">
      {pages.length === 0 && <p className="hint">None: no page of the app speaks.</p>}
      {pages.map((page) => (
        <Fragment key={page}>
          {world.pages.size > 1 && <h3>{world.pages.get(page)?.path}</h3>}
          <Branches branches={actorTree(world, page)} view={view} />
        </Fragment>
      ))}
    </div>
  );
}
