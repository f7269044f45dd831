import { useMemo, useState } from 'react';
import type { Chart } from '../catalogue/charts.ts';
import { Drawing } from '../drawing/drawing.tsx';
import { type Zoom, zoomedBy, zoomLabel } from '../drawing/zoom.ts';
import type { KnownActor } from '../timeline/world.ts';
import type { ShownChart } from '../use-shown-chart.ts';
import type { TimelineView } from '../use-timeline.ts';
import { UnknownLink } from './unknown-link.tsx';
import { clockTime, eventWords, stateWords } from '../log/words.ts';

type ZoomButtonsProps = { readonly zoom: Zoom; readonly onZoom: (zoom: Zoom) => void };

const ZoomButtons = ({ zoom, onZoom }: ZoomButtonsProps) => (
  <fieldset className="group" aria-label="Size of the drawing">
    <button type="button" onClick={() => onZoom(zoomedBy(zoom, -1))} aria-label="Smaller">
      −
    </button>
    <button type="button" className="size" onClick={() => onZoom('fit')} title="As wide as there is room">
      {zoomLabel(zoom)}
    </button>
    <button type="button" onClick={() => onZoom(zoomedBy(zoom, 1))} aria-label="Larger">
      +
    </button>
  </fieldset>
);

function conditionOf(actor: KnownActor | undefined): string {
  if (!actor) return 'does not live now';
  const { status, event, time } = actor;
  return status === 'active' ? stateWords(actor) : `ended at ${clockTime(time)}, by ${eventWords(event.type)}`;
}

const StageHead = ({ chart, view: { actor } }: { readonly chart: Chart; readonly view: ShownChart }) => (
  <div className="stage-head">
    <h2>{chart.id}</h2>
    <p className={actor?.status === 'active' ? 'condition active' : 'condition'} data-testid="condition">
      {conditionOf(actor)}
    </p>
    <p className="purpose">{chart.purpose}</p>
  </div>
);

type StageProps = { readonly timeline: TimelineView; readonly view: ShownChart };

const nothing: readonly string[] = [];

const highlightOf = (actor: KnownActor | undefined, linked: string | undefined) => ({
  active: actor?.status === 'active' ? actor.states : nothing,
  taken: actor?.taken ?? nothing,
  linked,
});

const stateToShow = (chart: Chart, id: string, linked: string | undefined) =>
  id === linked ? undefined : chart.states.find((state) => state.id === id);

const HowToStart = () => (
  <section className="notice" aria-label="How to begin">
    <p>
      No page of the app speaks.{' '}
      <a href="/?inspect" target="_blank" rel="noopener">
        Open the app with <code>?inspect</code>
      </a>{' '}
      in this browser: a tab that was opened so keeps speaking until it is closed.
    </p>
  </section>
);

const Legend = () => (
  <ul className="legend" aria-label="Legend">
    <li className="of-active">active</li>
    <li className="of-taken">last transition</li>
    <li className="of-linked">from the link</li>
  </ul>
);

function ShownDrawing({ chart, view }: { readonly chart: Chart; readonly view: ShownChart }) {
  const [zoom, setZoom] = useState<Zoom>('fit');
  const { actor, state } = view;
  const linked = state?.id;
  const highlight = useMemo(() => highlightOf(actor, linked), [actor, linked]);
  const { showState } = view;
  const onState = (id: string) => showState(chart, stateToShow(chart, id, linked));
  return (
    <>
      <Drawing key={chart.id} chart={chart} highlight={highlight} zoom={zoom} onState={onState} />
      <footer className="stage-foot">
        <Legend />
        <ZoomButtons zoom={zoom} onZoom={setZoom} />
      </footer>
    </>
  );
}

export function Stage({ timeline, view }: StageProps) {
  const { chart, link } = view;
  return (
    <main className="stage">
      {timeline.world.pages.size === 0 && <HowToStart />}
      {link.kind === 'unknown' && <UnknownLink link={link} />}
      {chart && <StageHead chart={chart} view={view} />}
      {chart && <ShownDrawing chart={chart} view={view} />}
    </main>
  );
}
