import { styled } from '@mui/material/styles';

type SkeletonRowsProps = {
  readonly count: number;
  /** Widths of the names in percent, repeated in order. */
  readonly widths: readonly number[];
  readonly hasCheckbox?: boolean;
};

const amountWidth = (index: number) => 44 + ((index * 7) % 18);

// Native elements: the first page renders dozens of these rows.
const Rows = styled('div')(({ theme }) => ({
  flex: 'none',
  '& > div': { display: 'flex', alignItems: 'center', gap: 12, height: 'var(--row)', padding: '0 44px 0 var(--pad)' },
  '& span': { height: 10, borderRadius: theme.shape.borderRadius, backgroundColor: theme.vars.palette.ledger.skeleton },
  '& span:last-child': { marginLeft: 'auto' },
  '& [data-checkbox]': { width: 14, height: 14 },
  [theme.breakpoints.down('md')]: { '& > div': { paddingRight: 16 } },
}));

export const SkeletonRows = ({ count, widths, hasCheckbox = false }: SkeletonRowsProps) => (
  <Rows>
    {Array.from({ length: count }, (_, index) => (
      <div key={index}>
        {hasCheckbox && <span data-checkbox="" />}
        <span style={{ width: `${widths[index % widths.length] ?? 0}%` }} />
        <span style={{ width: amountWidth(index) }} />
      </div>
    ))}
  </Rows>
);
