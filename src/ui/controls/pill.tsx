import type { ReactNode } from 'react';
import './pill.css';

type PillProps = {
  readonly tone?: 'accent' | 'positive' | 'negative' | 'warning';
  readonly children: ReactNode;
};

export const Pill = ({ tone = 'accent', children }: PillProps) => (
  <span className="pill" data-tone={tone}>
    {children}
  </span>
);
