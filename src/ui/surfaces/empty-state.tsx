import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

type EmptyStateProps = { readonly title: string; readonly children: ReactNode };

const Text = styled('p')(({ theme: { vars } }) => ({
  margin: '0 0 calc(-1 * var(--reserved-height, 0px))',
  padding: '20px var(--pad, 0) 24px',
  lineHeight: '20px',
  color: vars.palette.text.secondary,
}));

const Title = styled('strong')(({ theme }) => ({
  display: 'block',
  marginBottom: 2,
  fontWeight: 600,
  color: theme.vars.palette.text.primary,
}));

/** Shown instead of the rows of an empty list. */
export const EmptyState = ({ title, children }: EmptyStateProps) => (
  <Text>
    <Title>{title}</Title>
    {children}
  </Text>
);
