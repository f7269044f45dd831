export const Logo = ({ size = 24 }: { readonly size?: number }) => (
  <svg className="icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
    <rect x="2" y="2" width="20" height="20" rx="6" fill="var(--mui-palette-primary-main)" />
    <path
      d="M7 8.5h10M7 12h6M7 15.5h3.5"
      stroke="var(--mui-palette-primary-contrastText)"
      strokeWidth="1.8"
      strokeLinecap="round"
    />
    <circle cx="16.2" cy="15.2" r="1.9" fill="var(--mui-palette-primary-contrastText)" />
  </svg>
);
