const leastVisible = 0.03;

/** A bar that shows a part of the largest amount beside it, which is written next to it. */
export const ShareBar = ({ share }: { readonly share: number }) => (
  <span className="share-bar" aria-hidden="true">
    <span style={{ width: `${(share === 0 ? 0 : Math.max(leastVisible, share)) * 100}%` }} />
  </span>
);
