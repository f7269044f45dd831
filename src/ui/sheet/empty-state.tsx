import type { ReactNode } from 'react';

type EmptyStateProps = { readonly title: string; readonly children: ReactNode };

/** Stands where the first row will be. */
export const EmptyState = ({ title, children }: EmptyStateProps) => (
  <p className="empty-state">
    <strong>{title}</strong>
    {children}
  </p>
);
