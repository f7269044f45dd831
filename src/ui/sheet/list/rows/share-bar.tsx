const leastVisible = 0.03;

/** A bar whose length is the amount divided by the largest amount. */
export const ShareBar = ({ share }: { readonly share: number }) => (
  <span className="share-bar" aria-hidden="true">
    <span style={{ width: `${(share === 0 ? 0 : Math.max(leastVisible, share)) * 100}%` }} />
  </span>
);
