import { useEffect, useRef } from 'react';
import type { Entry } from '../timeline/entry.ts';
import { Row } from './row.tsx';

type RowsProps = {
  readonly shown: readonly Entry[];
  readonly current: Entry | undefined;
  readonly isPaused: boolean;
  readonly onChoose: (number: number) => void;
};

export function Rows({ shown, current, isPaused, onChoose }: RowsProps) {
  const list = useRef<HTMLOListElement>(null);
  const number = current?.number;
  useEffect(() => {
    list.current?.querySelector(`[data-number='${number}']`)?.scrollIntoView({ block: 'nearest' });
  }, [number]);
  return (
    <ol ref={list} className="rows scrolls" data-testid="log">
      {shown.map((entry) => (
        <Row
          key={entry.number}
          entry={entry}
          isCurrent={entry.number === number}
          isAhead={isPaused && number !== undefined && entry.number > number}
          onChoose={onChoose}
        />
      ))}
      {shown.length === 0 && <li className="hint">Nothing yet.</li>}
    </ol>
  );
}
