import { styled } from '@mui/material/styles';
import { IllustratedExpenses } from './illustrated-expenses.tsx';
import { IllustratedSituation } from './illustrated-situation.tsx';

const Drawing = styled('div')(({ theme: { vars, shape } }) => ({
  position: 'absolute',
  top: 376,
  left: 64,
  display: 'grid',
  gridTemplateColumns: '300px 1fr',
  width: 820,
  height: 560,
  overflow: 'hidden',
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: shape.card,
  backgroundColor: vars.palette.background.paper,
  '& > * + *': { borderLeft: `1px solid ${vars.palette.divider}` },
}));

/** A decorative picture of a sheet, hidden from the keyboard and from screen readers. */
export const SheetIllustration = () => (
  <Drawing inert aria-hidden data-illustration>
    <IllustratedSituation />
    <IllustratedExpenses />
  </Drawing>
);
