/** What the colours of a drawing mean. */
export const Legend = () => (
  <ul className="legend" aria-label="Legend">
    <li className="of-active">active</li>
    <li className="of-taken">last transition</li>
    <li className="of-linked">from the link</li>
  </ul>
);
