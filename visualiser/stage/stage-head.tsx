import type { Chart } from '../catalogue/charts.ts';
import { clockTime, eventWords, stateWords } from '../log/words.ts';
import type { KnownActor } from '../timeline/world.ts';
import type { ShownChart } from '../use-shown-chart.ts';

function conditionOf(actor: KnownActor | undefined): string {
  if (!actor) return 'does not live now';
  const { status, event, time } = actor;
  return status === 'active' ? stateWords(actor) : `ended at ${clockTime(time)}, by ${eventWords(event.type)}`;
}

export const StageHead = ({ chart, view: { actor } }: { readonly chart: Chart; readonly view: ShownChart }) => (
  <div className="stage-head">
    <h2>{chart.id}</h2>
    <p className={actor?.status === 'active' ? 'condition active' : 'condition'} data-testid="condition">
      {conditionOf(actor)}
    </p>
    <p className="purpose">{chart.purpose}</p>
  </div>
);
