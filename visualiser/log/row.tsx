import { memo } from 'react';
import type { Entry } from '../timeline/entry.ts';
import { hasMoved } from '../timeline/steps.ts';
import { clockTime, happeningOf, subjectOf } from './words.ts';

type RowProps = {
  readonly entry: Entry;
  readonly isCurrent: boolean;
  /** Whether the entry is later than the viewed moment. */
  readonly isAhead: boolean;
  readonly onChoose: (number: number) => void;
};

const kindOf = (entry: Entry): string => {
  if (entry.kind !== 'step') return 'of-page';
  if (entry.frame.chart === undefined) return 'of-effect';
  return hasMoved(entry) ? 'moved' : 'stayed';
};

// Memoised, because an event changes two of up to 2000 rows.
export const Row = memo(({ entry, isCurrent, isAhead, onChoose }: RowProps) => (
  <li className={`${kindOf(entry)}${isAhead ? ' ahead' : ''}`}>
    <button
      type="button"
      data-number={entry.number}
      aria-current={isCurrent ? 'step' : undefined}
      onClick={() => onChoose(entry.number)}
    >
      <time>{clockTime(entry.time)}</time> <span className="subject">{subjectOf(entry)}</span>{' '}
      <span className="happening">{happeningOf(entry)}</span>
    </button>
  </li>
));
