import { useSelector } from '@xstate/react';
import { type ReactNode, useId } from 'react';
import { Icon } from '../../controls/icon.tsx';
import { useParameters } from '../../hooks/workspace-actors.tsx';
import './block.css';

type BlockName = 'in' | 'categories' | 'outDay' | 'outMonth' | 'provisions';

type BlockProps = {
  readonly name: BlockName;
  readonly title: string;
  readonly count?: ReactNode;
  /** Stands in the place of the count while the block is collapsed. */
  readonly total?: ReactNode;
  /** Stands at the end of the header. */
  readonly extra?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
};

const useClosed = (name: BlockName): boolean =>
  useSelector(useParameters(), ({ context }) => context.parameters.blockClosed.includes(name));

/** A part of the sheet, named by its heading, which collapses and opens it. */
export function Block({ name, title, count, total, extra, className = '', children }: BlockProps) {
  const titleId = useId();
  const parameters = useParameters();
  const isClosed = useClosed(name);
  return (
    <section className={`block ${className}`} aria-labelledby={titleId}>
      <div className="block-head">
        <h2 id={titleId}>
          <button
            type="button"
            className="block-toggle"
            aria-expanded={!isClosed}
            onClick={() => parameters.send({ type: 'block.toggled', block: name })}
          >
            {title}
          </button>
        </h2>
        <span className="block-note">{isClosed ? total : count}</span>
        {extra && !isClosed && <span className="block-extra">{extra}</span>}
        <span className="block-chevron">
          <Icon name={isClosed ? 'down' : 'up'} />
        </span>
      </div>
      {!isClosed && children}
    </section>
  );
}
