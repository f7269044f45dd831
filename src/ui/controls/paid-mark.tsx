type PaidMarkProps = { readonly paid: boolean; readonly size?: number };

/** The filled check of a paid line, the empty circle of an unpaid one. */
export const PaidMark = ({ paid, size = 16 }: PaidMarkProps) => (
  <svg
    className="icon"
    width={size}
    height={size}
    viewBox="0 0 16 16"
    fill="none"
    stroke="currentColor"
    aria-hidden="true"
  >
    {paid ? (
      <>
        <circle cx="8" cy="8" r="6.25" fill="currentColor" stroke="none" fillOpacity=".16" />
        <path d="m5.2 8.2 1.9 1.9 3.7-4" strokeWidth="1.6" strokeLinecap="round" strokeLinejoin="round" />
      </>
    ) : (
      <circle cx="8" cy="8" r="5.75" strokeWidth="1.5" />
    )}
  </svg>
);
