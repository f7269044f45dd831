import { catalogue } from '../catalogue/charts.ts';
import { hashOf, type Link } from '../link/link.ts';

type UnknownLinkProps = { readonly link: Extract<Link, { kind: 'unknown' }> };

/** The error for an unknown chart or state, with the known charts or states. */
export const UnknownLink = ({ link: { text, chart } }: UnknownLinkProps) => (
  <section className="notice" role="alert">
    <p>
      {chart ? `The chart ${chart.id} has no state that is called so: ` : 'There is no such chart: '}
      <code>{text}</code>. {chart ? 'Its states are:' : 'There are:'}
    </p>
    <ul className="choices">
      {chart
        ? chart.states.map((state) => (
            <li key={state.id}>
              <a href={hashOf(chart, state)}>{state.path}</a>
            </li>
          ))
        : catalogue.map((known) => (
            <li key={known.id}>
              <a href={hashOf(known)}>{known.id}</a>
            </li>
          ))}
    </ul>
  </section>
);
