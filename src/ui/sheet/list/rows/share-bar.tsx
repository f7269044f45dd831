const leastVisible = 0.03;

/** A bar for the share of the largest amount; the amount is written beside it. */
export const ShareBar = ({ share }: { readonly share: number }) => (
  <span className="share-bar" aria-hidden="true">
    <span style={{ width: `${(share === 0 ? 0 : Math.max(leastVisible, share)) * 100}%` }} />
  </span>
);
