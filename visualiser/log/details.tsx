import { catalogue } from '../catalogue/charts.ts';
import type { Frame } from '../../src/app/inspect/messages.ts';
import type { Entry } from '../timeline/entry.ts';
import { clockTime, happeningOf, pretty, stateWords, subjectOf } from './words.ts';

const labelOf = ({ chart }: Frame, key: string): string =>
  catalogue.find(({ id }) => id === chart)?.transitions.get(key) ?? key;

const Value = ({ title, value }: { readonly title: string; readonly value: unknown }) => (
  <>
    <h4>{title}</h4>
    {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region needs keyboard focus */}
    <pre tabIndex={0}>{pretty(value)}</pre>
  </>
);

const Transitions = ({ frame }: { readonly frame: Frame }) => (
  <>
    <h4>Transitions</h4>
    {frame.transitions.length === 0 ? (
      <p className="hint">None was taken.</p>
    ) : (
      <ul className="transitions">
        {frame.transitions.map((key) => (
          <li key={key}>{labelOf(frame, key)}</li>
        ))}
      </ul>
    )}
  </>
);

const OfStep = ({ frame }: { readonly frame: Frame }) => (
  <>
    <p className="reached">{stateWords(frame)}</p>
    {frame.chart !== undefined && frame.event.type !== 'xstate.init' && <Transitions frame={frame} />}
    <Value title="Payload" value={frame.event.payload} />
    <Value title={frame.chart === undefined ? 'Input and output' : 'Context'} value={frame.context} />
  </>
);

export function Details({ entry }: { readonly entry: Entry | undefined }) {
  if (!entry) return null;
  return (
    <section className="details scrolls" aria-label="The chosen event">
      <h3>{happeningOf(entry)}</h3>
      <p className="hint">
        {subjectOf(entry)} · {clockTime(entry.time)}
      </p>
      {entry.kind === 'step' && <OfStep frame={entry.frame} />}
    </section>
  );
}
