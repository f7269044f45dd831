import Accordion from '@mui/material/Accordion';
import AccordionSummary from '@mui/material/AccordionSummary';
import { styled, type SxProps } from '@mui/material/styles';
import { useSelector } from '@xstate/react';
import { type ReactNode, useId } from 'react';
import { Icon } from '../icons/icon.tsx';
import { useParameters } from '../hooks/workspace-actors.tsx';
import { BlockTitle, titleStyle } from './block-header.ts';

export type BlockName = 'forecast' | 'in' | 'categories' | 'outDay' | 'outMonth' | 'provisions';

type BlockProps = {
  readonly name: BlockName;
  readonly title: string;
  readonly count?: ReactNode;
  /** Replaces the count while the block is collapsed. */
  readonly total?: ReactNode;
  /** At the end of the header while the block is open. */
  readonly extra?: ReactNode;
  readonly sx?: SxProps;
  readonly children: ReactNode;
};

const Summary = styled(AccordionSummary)({ minHeight: 'var(--bar)', padding: '0 12px 0 var(--pad)' });

const Note = styled('span')(({ theme }) => ({ fontSize: '0.75rem', color: theme.vars.palette.text.tertiary }));

const ExtraPlace = styled('div')({ containerType: 'inline-size', pointerEvents: 'none' });

// Positioned over the header, because a button cannot contain another control. An invisible copy of the title wraps it when it does not fit.
const Extra = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 8,
  marginTop: 'calc(-1 * var(--bar))',
  padding: '0 44px 0 var(--pad)',
  '&::before': {
    ...titleStyle(theme),
    content: 'attr(data-title)',
    visibility: 'hidden',
    height: 'var(--bar)',
  },
  '& > *': { pointerEvents: 'auto' },
}));

const ExtraItem = styled('div')({ display: 'flex', alignItems: 'center', minHeight: 'var(--bar)', marginLeft: 'auto' });

type TransitionProps = { readonly in: boolean; readonly children: ReactNode };

// No collapse animation: it would measure a long list and keep its rows mounted.
const slots = {
  transition: ({ in: isOpen, children }: TransitionProps) => isOpen && children,
  // The section itself is the region, and lays its children out.
  region: ({ children }: { readonly children: ReactNode }) => children,
};

/** The name of a block in the stored `blockClosed`. */
const storedName = (name: BlockName): string => (name === 'forecast' ? 'projection' : name);

export const useClosed = (name: BlockName): boolean =>
  useSelector(useParameters(), ({ context }) => context.parameters.blockClosed.includes(storedName(name)));

/** A section of the sheet whose heading collapses and opens it. */
export function Block({ name, title, count, total, extra, sx, children }: BlockProps) {
  const titleId = useId();
  const parameters = useParameters();
  const isClosed = useClosed(name);
  const note = isClosed ? total : count;
  return (
    <Accordion
      component="section"
      aria-labelledby={titleId}
      data-block={name}
      expanded={!isClosed}
      onChange={() => parameters.send({ type: 'block.toggled', block: storedName(name) })}
      slots={slots}
      slotProps={{ heading: { component: 'h2' } }}
      sx={sx}
    >
      <Summary expandIcon={<Icon name="down" />}>
        <BlockTitle id={titleId}>{title}</BlockTitle> {note && <Note>{note}</Note>}
      </Summary>
      {extra && (
        <ExtraPlace>
          <Extra data-title={`${title} ${typeof count === 'string' ? count : ''}`}>
            <ExtraItem>{extra}</ExtraItem>
          </Extra>
        </ExtraPlace>
      )}
      {children}
    </Accordion>
  );
}
